/**
 * Reads each source of telemetry once: the process file system, a JVM's {@code hsperfdata} file, PostgreSQL's counters, the application's page of metrics. Readers take
 * their input as a parameter, so that tests feed them text; what cannot be read is null, never zero. When and how often they are asked is decided in {@code watch}.
 */
@NullMarked
package org.tradebench.load.telemetry.source;

import org.jspecify.annotations.NullMarked;
