package org.tradebench.app.population;

/** Reports a population, reset or migration that failed on the way. The message is one clear text for the user. */
public class PopulationException extends RuntimeException {
    public PopulationException(String message) {
        super(message);
    }

    public PopulationException(String message, Throwable cause) {
        super(message, cause);
    }
}
