/**
 * Decides whether the metrics of a run may be quoted. {@link org.tradebench.load.validity.ValidityChecks} lists every check; each examines one way in which a
 * measurement can be worthless, and no setting switches one off. A check neither measures nor prints: it gets what it needs from {@link
 * org.tradebench.load.validity.Evidence}.
 */
@NullMarked
package org.tradebench.load.validity;

import org.jspecify.annotations.NullMarked;
