package org.tradebench.app.services;

import java.util.List;

/** Stands between the callers of operations and the runtime mode, and does one thing for all operations that concern it. */
public interface PipelineStage {
    /** @param next the rest of the pipeline, which may be called several times, or not at all */
    <T> T call(TradeOperation<T> operation, TradeServices next);

    /** Returns this stage together with the rest of the pipeline. */
    default TradeServices before(TradeServices next) {
        return new TradeServices() {
            @Override
            public <T> T call(TradeOperation<T> operation) {
                return PipelineStage.this.call(operation, next);
            }
        };
    }

    /** Returns the stages, the first one outermost, and what comes after the last. */
    static TradeServices pipeline(List<PipelineStage> stages, TradeServices last) {
        TradeServices pipeline = last;
        for (int i = stages.size() - 1; i >= 0; i--) {
            pipeline = stages.get(i).before(pipeline);
        }
        return pipeline;
    }
}
