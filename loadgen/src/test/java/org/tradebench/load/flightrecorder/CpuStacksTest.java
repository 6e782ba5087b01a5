package org.tradebench.load.flightrecorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.text.ParseException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CpuStacksTest {
    @TempDir
    private Path folder;

    @Test
    void beginsWithOutermostMethod() throws IOException, ParseException {
        BusyRecording.in(folder);
        CpuStacks stacks = CpuStacks.in(folder).orElseThrow();
        assertThat(stacks.all())
                .isEqualTo(CpuByComponent.in(folder).orElseThrow().all());
        assertThat(stacks.samples().keySet())
                .anySatisfy(stack -> assertThat(stack)
                        .containsSubsequence(
                                ";org/tradebench/load/flightrecorder/BusyRecording.in",
                                ";org/tradebench/load/flightrecorder/BusyRecording." + BusyRecording.METHOD));
    }

    @Test
    void isEmptyWithoutRecording() {
        assertThat(CpuStacks.in(folder)).isEmpty();
    }

    /** Each JVM numbers generated classes in its own way; without the numbers, flame graphs of two JVMs can be compared. */
    @ParameterizedTest
    @CsvSource({
        "java.util.HashMap, java/util/HashMap",
        "a.Page$$Lambda$1234/0x00007f0a1c2b3c4d, a/Page$$Lambda",
        "a.Page$$Lambda+0x00007f0a1c2b3c4d.1234, a/Page$$Lambda",
        "java.lang.invoke.LambdaForm$MH/0x0000000800c94c00, java/lang/invoke/LambdaForm$MH",
        "jdk.proxy2.$Proxy57, jdk/proxy2/$Proxy",
        "jdk.internal.reflect.GeneratedMethodAccessor12, jdk/internal/reflect/GeneratedMethodAccessor",
        "a.Account2, a/Account2"
    })
    void normalizesNamesOfGeneratedClasses(String type, String name) {
        assertThat(CpuStacks.name(type)).isEqualTo(name);
    }
}
