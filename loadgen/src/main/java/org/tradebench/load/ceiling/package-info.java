/**
 * The runtime modes beside the ceilings of their server: what is compared and the figures drawn from it. What belongs here: the arms, their trials, the
 * table. What may never come in: how processes are started, which is {@code run}'s business.
 */
package org.tradebench.load.ceiling;
