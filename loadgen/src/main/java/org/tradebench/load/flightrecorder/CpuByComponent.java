package org.tradebench.load.flightrecorder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds which part of the application's software its threads executed, by the samples of a flight recording. A sample counts for the component that its
 * innermost method belongs to; methods of the JDK count for the component that called them. Native methods are not sampled, so that the system calls of sockets
 * are in no component.
 *
 * @param samples by component, the largest first
 */
public record CpuByComponent(List<Part> samples) {
    /** Lists the software in the application server's process. */
    public enum Component {
        APPLICATION("application"),
        CACHE("cache"),
        HIBERNATE("Hibernate"),
        JDBC("JDBC driver"),
        SERVER("application server"),
        OTHER("other and JDK alone");

        private final String label;

        Component(String label) {
            this.label = label;
        }

        /** Returns its name for a reader. */
        public String label() {
            return label;
        }
    }

    /** Holds the samples of one component. */
    public record Part(Component component, long samples) {}

    /** Packages of application servers whose names begin like some of the JDK's. */
    private static final List<String> SERVER_NAMED_AS_JDK =
            List.of("com.sun.faces.", "com.sun.enterprise.", "com.sun.gjc.", "com.sun.messaging.");

    /** Prefixes of the names of each component's classes. */
    private static final Map<Component, List<String>> PACKAGES = Map.of(
            Component.APPLICATION, List.of("org.tradebench.app."),
            Component.CACHE, List.of("org.tradebench.cache.", "com.github.benmanes.caffeine."),
            Component.HIBERNATE, List.of("org.hibernate.", "net.bytebuddy.", "org.antlr."),
            Component.JDBC, List.of("org.postgresql."),
            Component.SERVER,
                    Stream.concat(
                                    Stream.of(
                                            "com.ibm.",
                                            "io.openliberty.",
                                            "org.wildfly.",
                                            "io.undertow.",
                                            "fish.payara.",
                                            "org.glassfish.",
                                            "org.xnio.",
                                            "com.arjuna.",
                                            "jakarta.",
                                            "org.apache.",
                                            "org.eclipse.",
                                            "org.jboss.",
                                            "io.smallrye.",
                                            "org.osgi."),
                                    SERVER_NAMED_AS_JDK.stream())
                            .toList());

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    public CpuByComponent {
        samples = List.copyOf(samples);
    }

    /** Reads the recording in a result folder; empty when it has none, or one without a sample. */
    public static Optional<CpuByComponent> in(Path folder) {
        Map<Component, Long> counts = new EnumMap<>(Component.class);
        CpuStacks.forEach(
                folder.resolve(FlightRecording.FILE),
                stack -> counts.merge(
                        component(stack.getFrames().stream()
                                .map(frame -> frame.getMethod().getType().getName())),
                        1L,
                        Long::sum));
        List<Part> parts = new ArrayList<>();
        counts.forEach((component, count) -> parts.add(new Part(component, count)));
        parts.sort(Comparator.comparingLong(Part::samples).reversed());
        return parts.isEmpty() ? Optional.empty() : Optional.of(new CpuByComponent(parts));
    }

    /**
     * Returns the component that a sample counts for.
     *
     * @param classes of its methods, the innermost first
     */
    static Component component(Stream<String> classes) {
        return classes.filter(type -> SERVER_NAMED_AS_JDK.stream().anyMatch(type::startsWith)
                        || JDK.stream().noneMatch(type::startsWith))
                .findFirst()
                .flatMap(type -> PACKAGES.entrySet().stream()
                        .filter(component -> component.getValue().stream().anyMatch(type::startsWith))
                        .map(Map.Entry::getKey)
                        .findFirst())
                .orElse(Component.OTHER);
    }

    /** Returns the share of all samples that a component has, 0 to 1. */
    public double share(Part part) {
        return (double) part.samples() / all();
    }

    /** Returns the samples of all components. */
    public long all() {
        return samples.stream().mapToLong(Part::samples).sum();
    }
}
