#!/bin/sh
# Takes away what install.sh brought.
#
#   sudo /opt/burgomaster/uninstall.sh           asks at each step
#   sudo /opt/burgomaster/uninstall.sh --yes     everything, games and configuration too
#   sudo /opt/burgomaster/uninstall.sh --keep    does not ask; games and configuration stay
set -eu

opt=/opt/burgomaster
mode=ask

say() { printf '%s\n' "$*"; }
fail() {
    say "$*" >&2
    exit 1
}
ask() {
    [ "$mode" = ask ] || return 0
    printf '%s [y/n] ' "$1"
    read -r answer || answer=n
    case "$answer" in [yY]*) return 0 ;; *) return 1 ;; esac
}

for argument; do
    case "$argument" in
    --yes) mode=yes ;;
    --keep) mode=keep ;;
    *) fail "There is no '$argument': choose --yes or --keep." ;;
    esac
done
[ "$(id -u)" = 0 ] || fail "Run this as root: sudo $0"

ask "Take the table off this machine?" || exit 0
if [ -d /run/systemd/system ]; then
    systemctl disable --quiet --now burgomaster.service 2>/dev/null || true
fi
rm -f /etc/systemd/system/burgomaster.service /etc/udev/rules.d/70-burgomaster.rules
rm -f /etc/systemd/system/multi-user.target.wants/burgomaster.service
rm -f /usr/local/bin/burgomaster
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    [ ! -e /run/udev/control ] || udevadm control --reload
fi

if [ -f "$opt/packages-added" ]; then
    sort -u "$opt/packages-added" >"$opt/packages-sorted"
    packages=$(tr '\n' ' ' <"$opt/packages-sorted")
    # What else would have to go with them: somebody has come to need them, so they stay.
    # shellcheck disable=SC2086
    others=$(apt-get -s purge $packages | awk '/^(Remv|Purg) / { sub(/:.*/, "", $2); print $2 }' |
        sort -u | comm -23 - "$opt/packages-sorted")
    if [ -n "$others" ]; then
        say "The Debian packages $packages stay: others need them."
    elif ask "Remove the Debian packages that were installed for it: $packages?"; then
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive apt-get purge -q -y $packages
    fi
fi

kept=yes
if [ "$mode" != keep ] && ask "Delete its games and configuration, for ever?"; then
    rm -rf /var/lib/burgomaster /etc/burgomaster
    kept=no
fi
rm -rf /var/cache/burgomaster
if getent passwd burgomaster >/dev/null && [ "$kept" = no ]; then
    userdel burgomaster
fi
if [ -f "$opt/groups-added" ]; then
    sort -u "$opt/groups-added" | while read -r group; do
        groupdel "$group" 2>/dev/null || say "The group '$group' stays: somebody else uses it."
    done
fi
if [ -f "$opt/folders-added" ]; then
    sort -r "$opt/folders-added" | while read -r folder; do
        rmdir "$folder" 2>/dev/null || say "The folder $folder stays: there is something in it."
    done
fi
rm -rf "$opt"
[ "$kept" = yes ] && say "Games and configuration are still in /var/lib/burgomaster and /etc/burgomaster."
say "The table is gone from this machine."
