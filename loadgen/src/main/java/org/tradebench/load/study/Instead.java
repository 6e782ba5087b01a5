package org.tradebench.load.study;

/**
 * How a study is made that is not made of trials of its own.
 *
 * @param command of this program, without its name; null when there is none that a person could type as it is
 * @param how what to do, in a sentence or two
 */
public record Instead(String command, String how) {}
