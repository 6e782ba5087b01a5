package org.tradebench.load.consistency;

/**
 * Counts the orders that the application had still to complete when the load ended.
 *
 * @param open when the last answer had come
 * @param seconds from then until none was open, or the wait ended
 * @param left open after that
 */
public record OrderBacklog(long open, double seconds, long left) {}
