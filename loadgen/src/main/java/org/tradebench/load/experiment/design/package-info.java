/** Which trials an experiment makes, and in which order. What may never come in: how a trial is measured. */
@NullMarked
package org.tradebench.load.experiment.design;

import org.jspecify.annotations.NullMarked;
