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
    void writeHealthyMachine() throws IOException {
        write(proc, "meminfo", "MemTotal:       24117248 kB\nMemFree: 1 kB\nMemAvailable:   20480000 kB\n");
        write(
                proc,
                "self/limits",
                "Limit  Soft Limit  Hard Limit  Units\nMax open files            1048576              1048576              files     \n");
        write(proc, "loadavg", "0.20 3.10 4.00 1/300 4711\n");
        write(sys, "devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
        write(sys, "devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance\n");
    }

    @Test
    void reportsNoProblemsOfHealthyMachine() {
        assertThat(diagnose(4).values()).hasSize(6).allSatisfy(diagnosis -> {
            assertThat(diagnosis.state()).isEqualTo(State.OK);
            assertThat(diagnosis.right()).isEmpty();
        });
    }

    @Test
    void reportsTooLittleMemoryAsProblem() throws IOException {
        write(proc, "meminfo", "MemTotal: 2097152 kB\nMemAvailable: 1048576 kB\n");
        Diagnosis memory = diagnose(4).get("memory");
        assertThat(memory.state()).isEqualTo(State.PROBLEM);
        assertThat(memory.found()).isEqualTo("1024 MB available of 2048 MB");
        assertThat(memory.right()).contains("1500 MB");
    }

    @Test
    void notesDistortionsOfMetricsWithRemedies() throws IOException {
        write(proc, "loadavg", "1.90 0.00 0.00 1/300 4711\n");
        write(proc, "self/limits", "Max open files            1024                 4096                 files     \n");
        write(sys, "devices/system/clocksource/clocksource0/current_clocksource", "hpet\n");
        write(sys, "devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        Map<String, Diagnosis> diagnoses = diagnose(2);
        for (String subject : new String[] {"cores", "other work", "open files", "clock", "CPU frequency"}) {
            assertThat(diagnoses.get(subject).state()).as(subject).isEqualTo(State.NOTE);
            assertThat(diagnoses.get(subject).right()).as(subject).isNotEmpty();
        }
    }

    @Test
    void skipsChecksWithoutKernelData() throws IOException {
        try (var files = Files.walk(proc)) {
            files.filter(Files::isRegularFile).forEach(file -> file.toFile().delete());
        }
        assertThat(diagnose(4)).containsOnlyKeys("cores", "clock", "CPU frequency");
    }

    private Map<String, Diagnosis> diagnose(int cores) {
        return new MachineChecks(proc, sys, cores)
                .look().stream().collect(Collectors.toMap(Diagnosis::subject, Function.identity()));
    }

    private static void write(Path root, String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
