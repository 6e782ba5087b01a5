package org.tradebench.load.database;

/** Holds a server that answers. */
record StartedServer(ServerProcess process, DatabaseSettings settings) {}
