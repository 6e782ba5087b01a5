/**
 * Arms that one server plays in turns, round by round, and the runtime modes beside the ceilings of their server. What belongs here: the arms, their trials,
 * the table. What may never come in: how processes are started, which is {@code run}'s business.
 */
package org.tradebench.load.ceiling;
