package org.tradebench.load.experiment;

/**
 * Describes what one level does and another does not, so that the difference of their costs is the layer's.
 *
 * @param upper label of the level with it
 * @param lower label of the level without it
 * @param what the difference, in words
 */
public record Layer(String upper, String lower, String what) {}
