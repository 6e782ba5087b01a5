package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TeardownTest {
    @Test
    void endsInReverseOrderOnceAndGoesOnAfterAFailure() {
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
}
