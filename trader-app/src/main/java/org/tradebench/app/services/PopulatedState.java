package org.tradebench.app.services;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.population.PopulationException;
import org.tradebench.app.population.ProgressListener;
import org.tradebench.app.population.TemplateDatabase;
import org.tradebench.app.population.TradeDatabase;

/** Restores the rows as they were after the population, in the same way in every mode. */
@Dependent
public class PopulatedState {
    @Inject
    private Event<RowsReplaced> replaced;

    /** Replaces all rows, beside the server's connections, which it ends. */
    public void restore() {
        try {
            new TemplateDatabase(TradeDatabase.of(System.getenv())).reset(ProgressListener.NONE);
        } catch (PopulationException failure) {
            throw new TradeException(Reason.UNAVAILABLE, failure.getMessage());
        }
        replaced.fire(new RowsReplaced());
    }
}
