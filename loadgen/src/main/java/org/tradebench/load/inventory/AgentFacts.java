package org.tradebench.load.inventory;

import java.util.Map;

/**
 * Holds the first message of an agent: versions and machine.
 *
 * @param harness SHA-256 of the harness that it is part of
 * @param java the major version of the Java that it runs on
 * @param cores that it may use
 * @param pid its process's
 * @param machine facts by name, as in a run's manifest
 */
public record AgentFacts(String harness, int java, int cores, long pid, Map<String, String> machine) {}
