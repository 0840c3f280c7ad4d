#!/bin/sh
# The command `burgomaster` of the appliance. Root becomes the table's own user, so that whatever
# root sets up the service can use; and what needs the devices first has the service let go of them.
set -eu
table=/opt/burgomaster/venv/bin/burgomaster

[ "$(id -u)" = 0 ] || exec "$table" "$@"

as_table() {
    runuser -u burgomaster -- env HOME=/var/lib/burgomaster STATE_DIRECTORY=/var/lib/burgomaster \
        XDG_STATE_HOME=/var/lib XDG_CACHE_HOME=/var/cache LG_WD=/tmp "$table" "$@"
}

cd /
case "${1:-}" in
setup | calibrate | houses | pad | run | soundcheck)
    if systemctl --quiet is-active burgomaster.service 2>/dev/null; then
        echo "The table's service pauses for this and goes on afterwards." >&2
        trap 'systemctl start burgomaster.service' EXIT
        trap : INT
        systemctl stop burgomaster.service
    fi
    ;;
esac
as_table "$@"
