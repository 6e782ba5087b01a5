/** Makes the trials of a design within a budget, and records each one as soon as it is made. What is measured, and how, does not belong here. */
@NullMarked
package org.tradebench.load.experiment.engine;

import org.jspecify.annotations.NullMarked;
