# Runs PostgreSQL in place of this shell, with a watcher beside it: when the pipe at standard input
# closes, because the starter stops the server or is dead, the watcher stops it in order.
#
# arguments: folder of the programs, data folder, then options of the server

programs=$1
data=$2
shift 2

exec 3<&0
(
    (
        # The shell gives a background job an empty standard input; the pipe is kept as number 3.
        while read -r ignored <&3; do :; done
        # $$ is the outer shell's, and after the exec the server's; the file may be an older server's.
        if [ "$(head -n 1 "$data/postmaster.pid" 2>/dev/null)" = "$$" ]; then
            "$programs/pg_ctl" stop -D "$data" -m fast -w -t 60 || "$programs/pg_ctl" stop -D "$data" -m immediate -w -t 20
        else
            kill -INT "$$" 2>/dev/null
        fi
    ) &
)
exec "$programs/postgres" -D "$data" "$@" 3<&- </dev/null
