/**
 * What an experiment is: factors, levels, settings, fork mode, and the file that says so. What may never come in: how a trial is measured, and what came out.
 */
@NullMarked
package org.tradebench.load.experiment;

import org.jspecify.annotations.NullMarked;
