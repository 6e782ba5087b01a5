/**
 * The primitives of the application: which there are, what a page costs layer by layer, and whether the figures may be believed. What may never come in:
 * how processes are started, which is {@code run}'s business.
 */
package org.tradebench.load.primitives;
