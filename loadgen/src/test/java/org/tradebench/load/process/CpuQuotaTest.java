package org.tradebench.load.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CpuQuotaTest {
    @Test
    void writesQuotaFilesOfBothCgroupVersions(@TempDir Path folder) throws Exception {
        Path first = Files.createDirectories(folder.resolve("cpu"));
        Path second = Files.createDirectories(folder.resolve("unified"));
        Files.writeString(second.resolve("cgroup.subtree_control"), "memory\n");
        Path both = Files.writeString(
                folder.resolve("both"),
                "cgroup2 " + second + " cgroup2 rw 0 0\ncgroup " + first + " cgroup rw,cpuacct,cpu 0 0\n");
        Path one = Files.writeString(folder.resolve("one"), "cgroup2 " + second + " cgroup2 rw 0 0\n");

        CpuQuota.create(both, "a").limit(0.2);
        CpuQuota newer = CpuQuota.create(one, "a");
        newer.limit(1.5);

        assertThat(first.resolve("a/cpu.cfs_quota_us")).hasContent("20000");
        assertThat(first.resolve("a/cpu.cfs_period_us")).hasContent("100000");
        assertThat(second.resolve("cgroup.subtree_control")).hasContent("+cpu");
        assertThat(second.resolve("a/cpu.max")).hasContent("150000 100000");
        newer.lift();
        assertThat(second.resolve("a/cpu.max")).hasContent("max 100000");
    }

    @Test
    void reportsMissingControlGroup(@TempDir Path folder) throws Exception {
        Path none = Files.writeString(folder.resolve("none"), "proc /proc proc rw 0 0\n");

        assertThatThrownBy(() -> CpuQuota.create(none, "a")).hasMessageContaining("no control group for CPU");
    }
}
