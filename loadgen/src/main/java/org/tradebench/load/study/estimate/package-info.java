/**
 * What follows from a study's trials: ratios with intervals, verdicts in words, laws, and what becomes of the papers' claims. What may never come in: how it
 * is drawn.
 */
package org.tradebench.load.study.estimate;
