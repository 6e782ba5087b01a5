package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;

class CpuByComponentTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "org.tradebench.app.services.TradeServices, APPLICATION",
        "org.tradebench.cache.store.Memory, CACHE",
        "com.github.benmanes.caffeine.cache.BoundedLocalCache, CACHE",
        "org.hibernate.query.sqm.SqmTranslator, HIBERNATE",
        "org.postgresql.core.v3.QueryExecutorImpl, JDBC",
        "com.ibm.ws.webcontainer.WebApp, SERVER",
        "org.apache.jasper.runtime.PageContextImpl, SERVER",
        "io.undertow.server.Connectors, SERVER",
        "com.sun.faces.lifecycle.LifecycleImpl, SERVER",
        "org.tradebench.load.Something, OTHER"
    })
    void mapsClassToComponent(String type, Component component) {
        assertThat(CpuByComponent.component(Stream.of(type))).isEqualTo(component);
    }

    @Test
    void attributesJdkMethodsToCaller() {
        assertThat(CpuByComponent.component(Stream.of(
                        "java.util.Arrays", "jdk.internal.Some", "org.postgresql.core.Parser", "org.hibernate.X")))
                .isEqualTo(Component.JDBC);
        assertThat(CpuByComponent.component(Stream.of("java.lang.Thread"))).isEqualTo(Component.OTHER);
    }

    /** This class belongs to no component of the application. */
    @Test
    void countsSamplesOfRecording() throws IOException, ParseException {
        BusyRecording.in(folder);
        CpuByComponent cpu = CpuByComponent.in(folder).orElseThrow();
        assertThat(cpu.all()).isPositive();
        assertThat(cpu.samples().get(0).component()).isEqualTo(Component.OTHER);
    }

    @Test
    void isEmptyWithoutRecording() {
        assertThat(CpuByComponent.in(folder)).isEmpty();
    }
}
