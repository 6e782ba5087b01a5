package org.tradebench.app.caching.entity;

import org.tradebench.app.caching.TradeCache;
import org.tradebench.app.explain.RequestNotes;
import org.tradebench.app.services.PipelineStage;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeReads.AccountRead;
import org.tradebench.app.services.TradeReads.ProfileRead;
import org.tradebench.app.services.TradeReads.QuoteRead;
import org.tradebench.app.services.TradeReads.QuotesRead;
import org.tradebench.app.services.TradeServices;

/** Reads accounts, profiles and quotes as cached entities; lists, which Hibernate finds by queries only, are read as without a cache. */
public record EntityStage(TradeCache cache, EntityReads reads) implements PipelineStage {
    @Override
    @SuppressWarnings("unchecked") // Each read's answer is of its own type.
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        if (cache.entities() == null || reads.isInTransaction()) {
            return next.call(operation);
        }
        Object answer;
        if (operation instanceof AccountRead read) {
            answer = reads.account(read.userId());
        } else if (operation instanceof ProfileRead read) {
            answer = reads.profile(read.userId());
        } else if (operation instanceof QuoteRead read) {
            answer = reads.quote(read.symbol());
        } else if (operation instanceof QuotesRead read) {
            answer = reads.quotes(read.symbols());
        } else {
            return next.call(operation);
        }
        RequestNotes.transaction("the second-level cache");
        return (T) answer;
    }
}
