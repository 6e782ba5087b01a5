package org.tradebench.load.telemetry.source;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads facts about the machine that the harness runs on. */
public final class MachineFacts {
    private static final Pattern MODEL = Pattern.compile("(?m)^(?:model name|Model|Hardware)\\s*:\\s*(.+)$");
    private static final Pattern MEMORY = Pattern.compile("(?m)^MemTotal:\\s*(\\d+) kB$");

    private MachineFacts() {}

    public static Map<String, String> read() {
        return read(Path.of("/proc"));
    }

    static Map<String, String> read(Path proc) {
        Map<String, String> facts = new LinkedHashMap<>();
        ProcReader.text(proc.resolve("cpuinfo"))
                .flatMap(text -> first(MODEL, text))
                .ifPresent(model -> facts.put("processor", model));
        facts.put("cores", Integer.toString(cores()));
        ProcReader.text(proc.resolve("meminfo"))
                .flatMap(text -> first(MEMORY, text))
                .ifPresent(kilobytes -> facts.put("memory", Long.parseLong(kilobytes) / 1024 + " MB"));
        facts.put(
                "operating system",
                String.join(
                        " ",
                        System.getProperty("os.name"),
                        System.getProperty("os.version"),
                        System.getProperty("os.arch")));
        ProcReader.text(proc.resolve("loadavg")).ifPresent(load -> facts.put("load before the run", load.strip()));
        return facts;
    }

    /** Returns the number of cores that this process may use, with a container's limit taken into account. */
    public static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
    }
}
