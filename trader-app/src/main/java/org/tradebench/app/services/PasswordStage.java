package org.tradebench.app.services;

import org.tradebench.app.services.TradeOperation.PasswordUpdate;

/** Takes apart the operations that verify or hash a password, so that the rest of the pipeline sees their transactions one by one. */
record PasswordStage(PasswordRules passwords) implements PipelineStage {
    @Override
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        return operation instanceof PasswordUpdate<T> update ? update.by(passwords, next) : next.call(operation);
    }
}
