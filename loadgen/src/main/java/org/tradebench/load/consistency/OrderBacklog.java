package org.tradebench.load.consistency;

/**
 * Holds how many orders the application had still to complete when the load ended, and how long that took.
 *
 * @param open when the last answer had come
 * @param seconds from then until none was open, or the wait ended
 * @param left open after that
 */
public record OrderBacklog(long open, double seconds, long left) {}
