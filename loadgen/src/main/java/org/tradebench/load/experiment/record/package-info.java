/** What an experiment leaves behind: its trials and where they came from. What may never come in: what follows from them. */
package org.tradebench.load.experiment.record;
