package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.source.ProcReader.MachineTimes;
import org.tradebench.load.telemetry.source.ThreadSplit.ThreadKind;

class ProcTextTest {
    private static final String STAT =
            "4242 (C2 (odd) Thre) S 17 4242 4242 0 -1 1077936128 100 200 0 0 150 50 7 3 20 0 80 0 999 1000 200 1844";

    @Test
    void parsesNameWithSpacesAndParentheses() {
        ProcessTimes times = ProcessTimes.parse(STAT).orElseThrow();
        assertThat(times).isEqualTo(new ProcessTimes(4242, "C2 (odd) Thre", 17, 150, 50, 10));
        assertThat(times.ticks()).isEqualTo(200);
    }

    @Test
    void ignoresTruncatedStatLine() {
        assertThat(ProcessTimes.parse("")).isEmpty();
        assertThat(ProcessTimes.parse("4242 (java")).isEmpty();
        assertThat(ProcessTimes.parse("4242 (java) S 1 2 3")).isEmpty();
        assertThat(ProcessTimes.parse(STAT.replace(" 150 ", " x "))).isEmpty();
    }

    @Test
    void excludesStealAndCountsGuestTimeOnce() {
        MachineTimes machine =
                MachineTimes.parse("cpu  100 10 50 1000 20 5 5 7 60 0").orElseThrow();
        assertThat(machine).isEqualTo(new MachineTimes(170, 7));
        assertThat(MachineTimes.parse("cpu0 1 2 3")).isEmpty();
    }

    @Test
    void classifiesThreadsByNamePrefix() {
        assertThat(List.of("C1 CompilerThre", "C2 CompilerThre")).allMatch(n -> ThreadKind.of(n) == ThreadKind.JIT);
        assertThat(List.of("GC Thread#0", "G1 Main Marker", "G1 Refine#0", "VM Thread", "ZWorkerYoung#0"))
                .allMatch(n -> ThreadKind.of(n) == ThreadKind.GC);
        assertThat(ThreadKind.of("Default Executo")).isEqualTo(ThreadKind.POOL);
        assertThat(ThreadKind.of("http-listener(1")).isEqualTo(ThreadKind.POOL);
        assertThat(ThreadKind.of("https-listener(")).isEqualTo(ThreadKind.POOL);
        assertThat(List.of("Default", "VM Periodic Tas", "main", "CompilerThread"))
                .allMatch(n -> ThreadKind.of(n) == ThreadKind.OTHER);
    }

    @Test
    void keepsTicksOfEndedThreadsAndReusedIds() {
        ThreadSplit split = new ThreadSplit();
        split.update(List.of(thread(1, "C2 CompilerThre", 100), thread(2, "GC Thread#0", 10)));
        split.update(List.of(thread(2, "GC Thread#0", 30)));
        split.update(List.of(thread(1, "C2 CompilerThre", 5), thread(2, "GC Thread#0", 30)));
        assertThat(split.ticks(ThreadKind.JIT)).isEqualTo(105);
        assertThat(split.ticks(ThreadKind.GC)).isEqualTo(30);
        assertThat(split.ticks(ThreadKind.OTHER)).isZero();
        assertThat(split.liveCount()).isEqualTo(2);
        split.update(List.of(
                thread(2, "GC Thread#0", 30), thread(3, "Default Executo", 1), thread(4, "Default Executo", 1)));
        assertThat(split.liveCount()).isEqualTo(3);
        assertThat(split.liveCount(ThreadKind.POOL)).isEqualTo(2);
        assertThat(split.liveCount(ThreadKind.JIT)).as("ended").isZero();
    }

    @Test
    void countsSharedMemoryOnce() {
        ProcessMemory postmaster =
                ProcessMemory.parse("VmRSS:\t  900 kB\nRssAnon:\t  100 kB\nRssFile:\t 300 kB\nRssShmem:\t 500 kB\n");
        ProcessMemory backend = ProcessMemory.parse("RssAnon:\t  50 kB\nRssFile:\t 100 kB\nRssShmem:\t 400 kB\n");
        assertThat(ProcessMemory.total(List.of(postmaster, backend))).isEqualTo(1024 * (150 + 800));
    }

    private static ProcessTimes thread(long id, String name, long ticks) {
        return new ProcessTimes(id, name, 1, ticks, 0, 0);
    }
}
