/**
 * Injects faults during a run, and determines their effect. docs/inject-faults.md says what each fault does.
 *
 * <p>Where the nodes run (containers, processes of a test) is behind {@link org.tradebench.load.fault.NodeControl} and may never come in. How a run is started and
 * evaluated is not known here either.
 */
@NullMarked
package org.tradebench.load.fault;

import org.jspecify.annotations.NullMarked;
