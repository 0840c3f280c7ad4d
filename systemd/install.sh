#!/bin/sh
# Installs the Burgomaster's table on Raspberry Pi OS or Debian, 12 (Bookworm) or 13 (Trixie).
#
#   sudo systemd/install.sh            asks before it touches anything outside its own folders
#   sudo systemd/install.sh --yes      does not ask
#   sudo systemd/install.sh --pi       also what only a Raspberry Pi needs: in the root of a card's image
#
# Its own folders: /opt/burgomaster (the program), /etc/burgomaster (the configuration),
# /var/lib/burgomaster (games) and /var/cache/burgomaster (the voice).
# Outside of them: Debian packages, the user and group "burgomaster", /usr/local/bin/burgomaster, one
# file in /etc/systemd/system and one in /etc/udev/rules.d. uninstall.sh takes all of it away again.
# Running it again updates the program and leaves configuration and games alone.
set -eu

opt=/opt/burgomaster
unit=/etc/systemd/system/burgomaster.service
rules=/etc/udev/rules.d/70-burgomaster.rules
command=/usr/local/bin/burgomaster
groups="gpio i2c spi audio dialout"
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
yes=no
pi=no

say() { printf '%s\n' "$*"; }
fail() {
    say "$*" >&2
    exit 1
}

# ask QUESTION: whether to do it.
ask() {
    [ "$yes" = no ] || return 0
    printf '%s [y/n] ' "$1"
    read -r answer || answer=n
    case "$answer" in [yY]*) return 0 ;; *) return 1 ;; esac
}

must() { ask "$1" || fail "Stopped: the table cannot do without. Nothing is broken; run this again."; }

for argument; do
    case "$argument" in
    --yes) yes=yes ;;
    --pi) pi=yes ;;
    *) fail "There is no '$argument': choose --yes or --pi." ;;
    esac
done
[ -f "$here/pyproject.toml" ] || fail "This script belongs in the project's folder systemd/: run it there."
processor=$(dpkg --print-architecture)
case "$processor" in
amd64 | arm64) ;;
*) fail "Parts of the program are ready-made for 64-bit PCs and Pis alone, and this system is $processor: a Pi 3, 4 or 5 can have the 64-bit Raspberry Pi OS." ;;
esac
[ "$(id -u)" = 0 ] || fail "Run this as root: sudo $0"
# shellcheck disable=SC1091
. /etc/os-release
case "${VERSION_CODENAME:-}" in
bookworm | trixie) ;;
*) ask "This is neither Bookworm nor Trixie, so it was never tried here. Go on?" || exit 1 ;;
esac
if grep -qs 'Raspberry Pi' /proc/device-tree/model; then pi=yes; fi

# 1. What the system has. On a Pi also lgpio and spidev: they are compiled, and there are no wheels of
# spidev and none of lgpio for Trixie's Python. Raspberry Pi OS has both; Debian has spidev only.
packages="python3-venv"
if [ "$pi" = yes ]; then
    for package in python3-lgpio python3-spidev; do
        if apt-cache show "$package" >/dev/null 2>&1; then packages="$packages $package"; fi
    done
fi
missing=
for package in $packages; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
        missing="$missing $package"
done
mkdir -p "$opt"
if [ -n "$missing" ]; then
    must "Install the Debian packages$missing?"
    apt-get update -q
    dpkg-query -W -f '${Package}\n' | sort >"$opt/packages-before"
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
    dpkg-query -W -f '${Package}\n' | sort | comm -13 "$opt/packages-before" - >>"$opt/packages-added"
    rm "$opt/packages-before"
fi

# 2. The table's own user, which may use its devices and nothing else.
if ! getent passwd burgomaster >/dev/null; then
    must "Make the system user 'burgomaster'?"
    useradd --system --user-group --home-dir /var/lib/burgomaster --no-create-home \
        --shell /usr/sbin/nologin --comment "The Burgomaster's table" burgomaster
fi
for group in $groups; do
    if ! getent group "$group" >/dev/null; then
        must "Make the group '$group', which Raspberry Pi OS has and this system has not?"
        groupadd --system "$group"
        printf '%s\n' "$group" >>"$opt/groups-added"
    fi
    usermod -a -G "$group" burgomaster
done
# The wizard writes the configuration as that user; the service sees it read-only.
install -d -m 0755 -o burgomaster -g burgomaster /etc/burgomaster
install -d -m 0700 -o burgomaster -g burgomaster /var/lib/burgomaster /var/cache/burgomaster

# 3. The program, in a virtual environment of its own that sees Debian's packages (PEP 668).
say "Installing the program in $opt/venv; this takes some minutes."
python3 -m venv --upgrade --system-site-packages "$opt/venv" 2>/dev/null ||
    python3 -m venv --clear --system-site-packages "$opt/venv"
pip() {
    "$opt/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir "$@"
}
pip --upgrade --force-reinstall --no-deps "$here"
pip "$here"
if [ "$pi" = yes ]; then
    pip "mpremote>=1.24"
    for module in lgpio spidev; do
        "$opt/venv/bin/python" -c "import $module" 2>/dev/null || pip "$module" ||
            say "'$module' cannot be installed here: 'burgomaster doctor' says what goes without it."
    done
fi
install -m 0755 "$here/systemd/uninstall.sh" "$opt/uninstall.sh"

# 4. The command, the service, and the devices' names.
folder() {
    [ -d "$1" ] && return
    mkdir "$1"
    printf '%s\n' "$1" >>"$opt/folders-added"
}

must "Write the command $command?"
folder /usr/local/bin
install -m 0755 "$here/systemd/burgomaster.sh" "$command"
must "Write the service $unit?"
install -m 0644 "$here/systemd/burgomaster.service" "$unit"
must "Write the rules for the pads' names, $rules?"
folder /etc/udev
folder /etc/udev/rules.d
install -m 0644 "$here/systemd/70-burgomaster.rules" "$rules"

if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    if [ -e /run/udev/control ]; then # a container has no udev of its own
        udevadm control --reload
        udevadm trigger --subsystem-match=tty
    fi
    if ask "Start the table now, and whenever this machine is switched on?"; then
        systemctl enable --quiet burgomaster.service
        systemctl restart burgomaster.service || say "It does not start yet: 'sudo burgomaster setup' first."
    fi
else
    say "systemd does not run here: the service is in place and not started."
fi
say "Done. Next: sudo burgomaster setup"
