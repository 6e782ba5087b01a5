/**
 * Several arms side by side: which there are, their trials, and the figures that are drawn from them. What may never come in: how processes are started,
 * which is {@code run}'s business.
 */
package org.tradebench.load.comparison;
