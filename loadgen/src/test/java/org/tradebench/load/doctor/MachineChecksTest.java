package org.tradebench.load.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.doctor.Diagnosis.State;

class MachineChecksTest {
    @TempDir
    Path proc;

    @TempDir
    Path sys;

    @BeforeEach
    void aMachineAsItShouldBe() throws IOException {
        tell(proc, "meminfo", "MemTotal:       24117248 kB\nMemFree: 1 kB\nMemAvailable:   20480000 kB\n");
        tell(
                proc,
                "self/limits",
                "Limit  Soft Limit  Hard Limit  Units\nMax open files            1048576              1048576              files     \n");
        tell(proc, "loadavg", "0.20 3.10 4.00 1/300 4711\n");
        tell(sys, "devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
        tell(sys, "devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n");
    }

    @Test
    void aGoodMachineHasNothingToPutRight() {
        assertThat(look(4).values()).hasSize(6).allSatisfy(diagnosis -> {
            assertThat(diagnosis.state()).isEqualTo(State.OK);
            assertThat(diagnosis.right()).isEmpty();
        });
    }

    @Test
    void reportsTooLittleMemoryAsProblem() throws IOException {
        tell(proc, "meminfo", "MemTotal: 2097152 kB\nMemAvailable: 1048576 kB\n");
        Diagnosis memory = look(4).get("memory");
        assertThat(memory.state()).isEqualTo(State.PROBLEM);
        assertThat(memory.found()).isEqualTo("1024 MB available of 2048 MB");
        assertThat(memory.right()).contains("1500 MB");
    }

    @Test
    void notesWhatDistortsMetricsWithRemedy() throws IOException {
        tell(proc, "loadavg", "1.90 0.00 0.00 1/300 4711\n");
        tell(proc, "self/limits", "Max open files            1024                 4096                 files     \n");
        tell(sys, "devices/system/clocksource/clocksource0/current_clocksource", "hpet\n");
        tell(sys, "devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        Map<String, Diagnosis> diagnoses = look(2);
        for (String subject : new String[] {"cores", "other work", "open files", "clock", "CPU frequency"}) {
            assertThat(diagnoses.get(subject).state()).as(subject).isEqualTo(State.NOTE);
            assertThat(diagnoses.get(subject).right()).as(subject).isNotEmpty();
        }
    }

    @Test
    void whatTheKernelDoesNotTellIsNotJudged() throws IOException {
        try (var files = Files.walk(proc)) {
            files.filter(Files::isRegularFile).forEach(file -> file.toFile().delete());
        }
        assertThat(look(4)).containsOnlyKeys("cores", "clock", "CPU frequency");
    }

    private Map<String, Diagnosis> look(int cores) {
        return new MachineChecks(proc, sys, cores)
                .look().stream().collect(Collectors.toMap(Diagnosis::subject, Function.identity()));
    }

    private static void tell(Path root, String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
