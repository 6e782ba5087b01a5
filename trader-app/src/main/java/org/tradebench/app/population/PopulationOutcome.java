package org.tradebench.app.population;

/**
 * What a population left.
 *
 * @param rows written, in all tables
 * @param templateKept whether a template was made; if not, because the role may not make databases,
 *     a reset makes the same rows again from the seed
 */
public record PopulationOutcome(long rows, boolean templateKept) {}
