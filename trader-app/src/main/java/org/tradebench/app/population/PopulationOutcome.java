package org.tradebench.app.population;

import java.util.Optional;

/**
 * Reports what a population of the database has written, and whether a reset can copy it.
 *
 * @param rows written, in all tables
 * @param noTemplate why no template could be kept, in one clear text; empty when one was. Without, a reset makes the same rows again from the seed
 */
public record PopulationOutcome(long rows, Optional<String> noTemplate) {}
