/** What an experiment leaves behind: its trials and where they came from. What may never come in: what follows from them. */
@NullMarked
package org.tradebench.load.experiment.record;

import org.jspecify.annotations.NullMarked;
