#!/bin/bash
# At the first start, creates the application's role, its database, a database for sessions (docs/database.md) and a role that only reads statistics.
# With the argument 'passwords', at each later start, gives the roles their passwords of now.
set -euo pipefail
secret() { # VARIABLE FILE: prints the variable's value, else the file's
  printf '%s' "${!1:-$(cat "/opt/trader/secrets/$2")}"
}
as_superuser() { psql -v ON_ERROR_STOP=1 -h /var/run/postgresql -U "$POSTGRES_USER" -d postgres -Xq "$@"; }
passwords=(-v password="$(secret TRADER_DB_PASSWORD database-password)" -v exporter="$(secret TRADER_EXPORTER_PASSWORD exporter-password)")

if [ "${1:-}" = passwords ]; then
  until pg_isready -q -h /var/run/postgresql; do sleep 0.2; done
  # A standby has its primary's.
  as_superuser "${passwords[@]}" <<'SQL'
SELECT pg_is_in_recovery() AS standby \gset
\if :standby
\else
ALTER ROLE trader PASSWORD :'password';
ALTER ROLE exporter PASSWORD :'exporter';
\endif
SQL
  exit
fi

as_superuser "${passwords[@]}" <<'SQL'
CREATE ROLE trader LOGIN CREATEDB PASSWORD :'password';
GRANT pg_monitor, pg_checkpoint TO trader;
CREATE ROLE exporter LOGIN PASSWORD :'exporter' IN ROLE pg_monitor;
CREATE DATABASE trader OWNER trader;
CREATE DATABASE trader_sessions OWNER trader;
\connect trader
CREATE EXTENSION pg_stat_statements;
GRANT EXECUTE ON FUNCTION pg_stat_statements_reset, pg_stat_reset, pg_stat_reset_shared TO trader;
SQL

# A standby copies and replicates with a role of its own, which may also set whether commits wait for it.
if [ -r /opt/trader/secrets/replication-password ]; then
  as_superuser -v password="$(cat /opt/trader/secrets/replication-password)" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
GRANT pg_read_all_stats TO replicator;
GRANT ALTER SYSTEM ON PARAMETER synchronous_standby_names TO replicator;
GRANT EXECUTE ON FUNCTION pg_backup_start, pg_backup_stop, pg_reload_conf TO replicator;
SQL
fi
