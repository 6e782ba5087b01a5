/**
 * Makes the trials of a plan within a budget, keeping each one as soon as it is made. What may never come in: what is measured, and how.
 */
package org.tradebench.load.study.runner;
