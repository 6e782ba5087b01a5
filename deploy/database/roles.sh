#!/bin/bash
# At the first start: the role of the application, its database, and one for sessions (docs/database.md says why each right).
set -euo pipefail
password=${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:?}")}
psql -v ON_ERROR_STOP=1 -v password="$password" -h /var/run/postgresql -U "$POSTGRES_USER" -d postgres <<'SQL'
CREATE ROLE trader LOGIN CREATEDB PASSWORD :'password';
GRANT pg_monitor, pg_checkpoint TO trader;
CREATE DATABASE trader OWNER trader;
CREATE DATABASE trader_sessions OWNER trader;
\connect trader
CREATE EXTENSION pg_stat_statements;
GRANT EXECUTE ON FUNCTION pg_stat_statements_reset, pg_stat_reset, pg_stat_reset_shared TO trader;
SQL
