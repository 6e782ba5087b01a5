/**
 * Injects faults during a run, and determines their effect. docs/inject-faults.md says what each fault does.
 *
 * <p>Where the nodes run (containers, processes of a test) is hidden by {@link org.tradebench.load.fault.NodeControl}. The package does not know how a run is
 * started and evaluated.
 */
@NullMarked
package org.tradebench.load.fault;

import org.jspecify.annotations.NullMarked;
