package org.tradebench.load.inventory;

import org.tradebench.load.hosts.Clock;
import org.tradebench.load.hosts.Connection;
import org.tradebench.load.hosts.HostAgent;

/** Holds a machine that was reached and passed its checks. */
record StagedHost(String name, Inventory.Host host, Connection connection, HostAgent agent, Clock clock) {}
