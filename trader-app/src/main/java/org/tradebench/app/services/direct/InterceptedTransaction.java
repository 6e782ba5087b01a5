package org.tradebench.app.services.direct;

import jakarta.enterprise.context.Dependent;
import jakarta.transaction.Transactional;
import java.util.function.Supplier;

/** Runs work in a transaction that an interceptor begins and ends: dearer than {@link ContainerTransaction}'s own, and allowed everywhere. */
@Dependent
class InterceptedTransaction {
    @Transactional
    <T> T run(Supplier<T> work) {
        return work.get();
    }
}
