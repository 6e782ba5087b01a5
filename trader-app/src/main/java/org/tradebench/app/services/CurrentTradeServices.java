package org.tradebench.app.services;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tradebench.app.explain.RequestNotes;
import org.tradebench.app.services.TradeOperation.PasswordUpdate;
import org.tradebench.app.services.TradeOperation.Step;
import org.tradebench.app.services.TradeOperation.Update;
import org.tradebench.app.settings.OperationAccess;
import org.tradebench.app.settings.RuntimeMode;
import org.tradebench.app.settings.TradeSettings;

/**
 * Assembles the pipeline that every operation passes, from top to bottom:
 *
 * <ol>
 *   <li>explaining: {@link ExplainStage}
 *   <li>caching: {@link AnswerCache}, by the caching type; answers reads, invalidates after an update's commit
 *   <li>access: here, or by a message to the {@linkplain ByWebService web services}
 *   <li>passwords: {@link PasswordStage}
 *   <li>idempotency: {@link IdempotencyStage}
 *   <li>counting: {@link OrderCountStage}
 *   <li>retry: {@link RetryStage}
 *   <li>order processing: {@link OrderProcessingStage}
 *   <li>cached entities: {@link AnswerCache#reading}, where answers may come from a cache
 *   <li>transaction: {@link ModeServices} of the runtime mode
 * </ol>
 */
@ApplicationScoped
public class CurrentTradeServices {
    private static final PipelineStage EXPLAINING = new ExplainStage();

    private TradeSettings settings;
    private AnswerCache cache;
    private TradeServices byWebService;
    private final Map<RuntimeMode, TradeServices> here = new EnumMap<>(RuntimeMode.class);
    private final Map<RuntimeMode, TradeServices> hereWithEntities = new EnumMap<>(RuntimeMode.class);

    @SuppressWarnings("NullAway")
    protected CurrentTradeServices() {}

    @Inject
    CurrentTradeServices(
            TradeSettings settings,
            AnswerCache cache,
            @ByWebService TradeServices byWebService,
            PasswordRules passwords,
            PlacedOrders placed,
            OrderCountStage counting,
            RetryStage retry,
            OrderProcessingStage orderProcessing,
            RuntimeModes modes) {
        this.settings = settings;
        this.cache = cache;
        this.byWebService = noting(byWebService);
        for (RuntimeMode mode : RuntimeMode.values()) {
            List<PipelineStage> stages = List.of(
                    new PasswordStage(passwords), new IdempotencyStage(placed), counting, retry, orderProcessing);
            TradeServices transaction = transaction(mode, modes.of(mode));
            here.put(mode, PipelineStage.pipeline(stages, transaction));
            hereWithEntities.put(mode, PipelineStage.pipeline(stages, cache.reading(transaction)));
        }
    }

    /** Returns the operations for a page, in the modes now in force. To be called once per request: the modes may change between two calls. */
    public TradeServices get() {
        return get(CallOrigin.PAGE);
    }

    /** Returns the operations for calls by another way. */
    public TradeServices get(CallOrigin origin) {
        boolean byMessage = origin.accessModeApplies() && settings.now().accessMode() == OperationAccess.WEB_SERVICES;
        boolean fromEntities = origin.caching() == CallOrigin.Caching.ANSWERS;
        TradeServices accessed = byMessage
                ? byWebService
                : Objects.requireNonNull((fromEntities ? hereWithEntities : here)
                        .get(settings.now().runtimeMode()));
        TradeServices cached = switch (origin.caching()) {
            case ANSWERS -> cache.answering(accessed);
            case INVALIDATIONS -> cache.invalidating(accessed);
            case NONE -> accessed;
        };
        return settings.now().explain() ? EXPLAINING.before(cached) : cached;
    }

    private static TradeServices noting(TradeServices byWebService) {
        return new TradeServices() {
            @Override
            public <T> T call(TradeOperation<T> operation) {
                RequestNotes.transaction("the web services");
                return byWebService.call(operation);
            }
        };
    }

    private static TradeServices transaction(RuntimeMode name, ModeServices mode) {
        return new TradeServices() {
            @Override
            public <T> T call(TradeOperation<T> operation) {
                RequestNotes.transaction(name.label());
                return ((Step<T>) operation).in(mode);
            }
        };
    }

    /** Splits the operations that verify or hash a password into their transactions for the rest of the pipeline. */
    record PasswordStage(PasswordRules passwords) implements PipelineStage {
        @Override
        public <T> T call(TradeOperation<T> operation, TradeServices next) {
            return operation instanceof PasswordUpdate<T> update
                    ? update.by(passwords, next::call)
                    : next.call(operation);
        }
    }

    /** Records each operation while {@link RequestNotes} records the request. */
    record ExplainStage() implements PipelineStage {
        @Override
        public <T> T call(TradeOperation<T> operation, TradeServices next) {
            return RequestNotes.ofCall(
                    operation.getClass(), () -> next.call(operation), answer -> invalidated(operation, answer));
        }

        private static <T> List<String> invalidated(TradeOperation<T> operation, T answer) {
            return operation instanceof Update<T> update
                    ? update.invalidates(answer).stream()
                            .map(String::valueOf)
                            .sorted()
                            .toList()
                    : List.of();
        }
    }
}
