/**
 * Reads each source of telemetry (the process file system, a JVM's {@code hsperfdata} file, PostgreSQL's counters, the application's page of metrics) once per
 * second during a run, with its own cost, and once per run the facts of its environment: machine, software, database settings, commit.
 *
 * <p>Readers take their input as a parameter, so that tests feed them text. What cannot be read is null or left out, never zero and never guessed. Nothing here judges
 * what it read.
 */
@NullMarked
package org.tradebench.load.telemetry.source;

import org.jspecify.annotations.NullMarked;
