package org.tradebench.app.services;

import org.tradebench.app.services.TradeOperation.PasswordUpdate;

/** Splits the operations that verify or hash a password into their transactions for the rest of the pipeline. */
record PasswordStage(PasswordRules passwords) implements PipelineStage {
    @Override
    public <T> T call(TradeOperation<T> operation, TradeServices next) {
        return operation instanceof PasswordUpdate<T> update ? update.by(passwords, next) : next.call(operation);
    }
}
