package org.tradebench.load.sut.inventory;

/** Represents a machine that was reached and passed its checks. */
public record StagedHost(String name, Inventory.Host host, Connection connection, HostAgent agent, Clock clock) {}
