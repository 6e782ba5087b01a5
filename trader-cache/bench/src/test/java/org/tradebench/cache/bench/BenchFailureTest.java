package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchFailureTest {

    @Test
    void returnsMessageOfOriginalException() {
        IllegalStateException thrown = new IllegalStateException("the server has no map\n at line two");
        RuntimeException ofThread = new RuntimeException("Benchmark error during the run");
        ofThread.addSuppressed(thrown);
        RuntimeException ofRun = new RuntimeException("Benchmark caught the exception", ofThread);

        assertThat(BenchFailure.reason(ofRun)).isEqualTo("IllegalStateException: the server has no map");
        assertThat(BenchFailure.reason(new NullPointerException())).isEqualTo("NullPointerException");
    }
}
