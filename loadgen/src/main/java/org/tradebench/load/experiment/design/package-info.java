/** Which trials an experiment makes, and in which order. What may never come in: how a trial is measured. */
package org.tradebench.load.experiment.design;
