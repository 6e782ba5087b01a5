package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class TeardownTest {
    @Test
    void closesOnceInReverseOrderDespiteFailure() {
        List<String> ended = new ArrayList<>();
        Teardown teardown = new Teardown(what -> {});
        teardown.<AutoCloseable>add("database", () -> ended.add("database"));
        teardown.<AutoCloseable>add("server", () -> {
            ended.add("server");
            throw new IllegalStateException("the server does not listen");
        });
        teardown.<AutoCloseable>add("load generator", () -> ended.add("load generator"));

        teardown.close();
        teardown.close();

        assertThat(ended).containsExactly("load generator", "server", "database");
    }

    /** Otherwise a thread that continues would start a cluster that has just been stopped. */
    @Test
    void closesLateResourceAndBlocksItsThread() throws InterruptedException {
        List<String> happened = new CopyOnWriteArrayList<>();
        Teardown teardown = new Teardown(what -> {});
        teardown.runFromHook();
        Thread late = new Thread(() -> {
            teardown.<AutoCloseable>add("late", () -> happened.add("ended"));
            happened.add("continued");
        });
        late.setDaemon(true);
        late.start();

        while (late.getState() != Thread.State.WAITING) {
            assertThat(late.isAlive()).isTrue();
            Thread.onSpinWait();
        }
        LockSupport.unpark(late);
        late.join(50);

        assertThat(happened).containsExactly("ended");
    }
}
