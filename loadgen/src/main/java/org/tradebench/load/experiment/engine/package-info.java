/** Makes the trials of a design within a budget and keeps each one as soon as it is made. What may never come in: what is measured, and how. */
@NullMarked
package org.tradebench.load.experiment.engine;

import org.jspecify.annotations.NullMarked;
