package org.tradebench.load.database;

/** A server that answers. */
record StartedServer(ServerProcess process, DatabaseSettings settings) {}
