package org.tradebench.cache;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages("org.tradebench.cache");

    /** Libraries that one package uses for all others. */
    private static final Map<String, String> OWNERS = Map.of(
            "com.github.benmanes.caffeine..", "store",
            "org.jgroups..", "jgroups",
            "org.h2..", "disk",
            "com.esotericsoftware..", "wire",
            "jakarta.servlet..", "fragment",
            "org.eclipse.microprofile..", "monitoring",
            "io.micrometer..", "monitoring",
            "javax.management..", "monitoring");

    private static final SliceAssignment BY_TOP_LEVEL_CLASS = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getName().split("\\$", 2)[0]);
        }

        @Override
        public String getDescription() {
            return "top-level classes";
        }
    };

    /** Ignores two intended cycles: two public types refer to the builder and the policy reader that create them. */
    @Test
    void hasNoClassCycle() {
        slices().assignedFrom(BY_TOP_LEVEL_CLASS)
                .should()
                .beFreeOfCycles()
                .ignoreDependency(simpleName("CommandCache"), simpleName("CommandCacheBuilder"))
                .ignoreDependency(simpleName("CachePolicies"), simpleName("SpecReader"))
                .check(CLASSES);
    }

    @Test
    void keepsCoherenceFreeOfLibraries() {
        classes()
                .that()
                .resideInAPackage("..cache.coherence..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.tradebench.cache.coherence", "java..", "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    void limitsDependenciesOfLowerPackages() {
        Map<String, List<String>> allowedDependencies = Map.of(
                "", List.of("coherence", "event", "statistics"),
                ".spi", List.of("", "coherence", "event", "statistics"),
                ".coherence", List.of(),
                ".concurrent", List.of(),
                ".event", List.of(),
                ".statistics", List.of(),
                ".digest", List.of("", "spi"),
                ".policy", List.of(""));
        allowedDependencies.forEach((part, known) -> classes()
                .that()
                .resideInAPackage("org.tradebench.cache" + part)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed(part, known))
                .check(CLASSES));
    }

    private static String[] allowed(String part, List<String> known) {
        return Stream.concat(
                        Stream.of(
                                "java..", "javax.xml..", "org.xml..", "org.jspecify..", "org.tradebench.cache" + part),
                        known.stream()
                                .map(name -> name.isEmpty() ? "org.tradebench.cache" : "org.tradebench.cache." + name))
                .toArray(String[]::new);
    }

    @Test
    void separatesMemoryDiskAndCluster() {
        Map<String, String[]> others = Map.of(
                "..cache.store..", new String[] {"..cache.disk..", "..cache.cluster..", "..cache.wire.."},
                "..cache.disk..", new String[] {"..cache.store..", "..cache.cluster.."},
                "..cache.cluster..", new String[] {"..cache.store..", "..cache.disk..", "..cache.jgroups.."},
                "..cache.jgroups..",
                        new String[] {"..cache.store..", "..cache.disk..", "..cache.wire..", "..cache.spi.."});
        others.forEach((part, forbidden) -> noClasses()
                .that()
                .resideInAPackage(part)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .allowEmptyShould(true)
                .check(CLASSES));
    }

    @Test
    void usesEachLibraryInOnePackage() {
        OWNERS.forEach((library, owner) -> noClasses()
                .that()
                .resideOutsideOfPackage("..cache." + owner + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(CLASSES));
    }

    @Test
    void dependsOnNeitherApplicationNorLoadGenerator() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.tradebench.app..", "org.tradebench.load..")
                .check(CLASSES);
    }

    @Test
    void usesNoJavaSerialization() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.Object(Input|Output)Stream")
                .check(CLASSES);
    }

    /** Each package is a slice of its own, including the root package. */
    @Test
    void hasNoPackageCycle() {
        slices().matching("org.tradebench.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void documentsEveryPackage() {
        Path sources = Path.of("src", "main", "java");
        assertThat(CLASSES.stream()
                        .map(JavaClass::getPackage)
                        .map(JavaPackage::getName)
                        .distinct())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(
                                sources.resolve(name.replace('.', '/')).resolve("package-info.java"))
                        .as("package-info.java of " + name)
                        .matches(Files::isRegularFile));
    }
}
