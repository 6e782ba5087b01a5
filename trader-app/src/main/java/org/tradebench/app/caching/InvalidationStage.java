package org.tradebench.app.caching;

import java.util.Set;
import org.tradebench.app.services.PipelineStage;
import org.tradebench.app.services.TradeOperation;
import org.tradebench.app.services.TradeOperation.Update;
import org.tradebench.app.services.TradeServices;

/**
 * Invalidates what each update has changed: after its commit, because this stage stands outside the transaction, and also when the outcome of the commit is
 * unknown. In force even without caching: another server may cache, or this one a moment later.
 */
public record InvalidationStage(TradeCache cache) implements PipelineStage {
    @Override
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        return operation instanceof Update<T> update ? change(update, next) : next.call(operation);
    }

    private <T> T change(Update<T> update, TradeServices next) {
        if (cache.invalidatesBefore() && !update.invalidatesByAnswer()) {
            invalidate(update.mayInvalidate());
            return next.call(update);
        }
        T answer;
        try {
            answer = next.call(update);
        } catch (RuntimeException | Error thrown) {
            if (!Outcome.isUnchanged(thrown)) {
                invalidate(update.mayInvalidate());
            }
            throw thrown;
        }
        invalidate(update.invalidates(answer));
        return answer;
    }

    private void invalidate(Set<Object> dependencyIds) {
        if (!dependencyIds.isEmpty()) {
            cache.invalidate(dependencyIds);
        }
    }
}
