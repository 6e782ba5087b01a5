package org.tradebench.load.compose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Determines whether this machine's process file system shows a container's first process. A process of the same number may be a stranger: its control group
 * must carry the container's id.
 *
 * @param proc where the process file system is mounted
 */
record OwnKernel(Path proc) {
    static OwnKernel ofThisMachine() {
        return new OwnKernel(Path.of("/proc"));
    }

    boolean runs(Container container) {
        if (container.pid() <= 0) {
            return false;
        }
        try {
            Path groups = proc.resolve(Long.toString(container.pid())).resolve("cgroup");
            return Files.readString(groups, StandardCharsets.ISO_8859_1).contains(container.id());
        } catch (IOException notShown) {
            return false;
        }
    }
}
