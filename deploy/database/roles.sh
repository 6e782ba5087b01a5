#!/bin/bash
# At the first start, creates the application's role, its database, a database for sessions (docs/database.md) and a role that only reads statistics.
set -euo pipefail
secret() { # VARIABLE FILE: prints the variable's value, else the file's
  printf '%s' "${!1:-$(cat "/opt/trader/secrets/$2")}"
}
psql -v ON_ERROR_STOP=1 -v password="$(secret TRADER_DB_PASSWORD database-password)" -v exporter="$(secret TRADER_EXPORTER_PASSWORD exporter-password)" -h /var/run/postgresql -U "$POSTGRES_USER" -d postgres <<'SQL'
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
  psql -v ON_ERROR_STOP=1 -v password="$(cat /opt/trader/secrets/replication-password)" -h /var/run/postgresql -U "$POSTGRES_USER" -d postgres <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
GRANT pg_read_all_stats TO replicator;
GRANT ALTER SYSTEM ON PARAMETER synchronous_standby_names TO replicator;
GRANT EXECUTE ON FUNCTION pg_backup_start, pg_backup_stop, pg_reload_conf TO replicator;
SQL
fi
