package org.tradebench.load.results;

import org.tradebench.load.caching.Caching;

/**
 * What a run was asked to do.
 *
 * @param mode runtime mode as the command line says it; null when the server runs elsewhere and has a mode of its own
 * @param url the application's address when it runs elsewhere; null when the run starts it
 * @param caching what the application was asked to remember; null when the server runs elsewhere
 * @param clients virtual users
 * @param thinkTimeMillis pause before every request
 * @param warmupRequests requests before the window
 * @param windowSeconds length of the window
 * @param users populated users
 * @param quotes populated quotes
 * @param updates percentage of updates
 * @param seed of the population, the decks and the draws
 * @param heap of the application's JVM; null when the server runs elsewhere
 */
public record RunSettings(
        String mode,
        String url,
        Caching caching,
        int clients,
        long thinkTimeMillis,
        long warmupRequests,
        double windowSeconds,
        int users,
        int quotes,
        int updates,
        long seed,
        String heap) {}
