package org.tradebench.cache.jcache;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

class JCacheArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new DoNotIncludeTests())
            .importPackages("org.tradebench.cache.jcache");

    private static final SliceAssignment BY_TOP_LEVEL_CLASS = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().equals("org.tradebench.cache.jcache")
                    ? SliceIdentifier.of(type.getName().split("\\$", 2)[0])
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "top-level classes";
        }
    };

    @Test
    void hasNoClassCycle() {
        slices().assignedFrom(BY_TOP_LEVEL_CLASS).should().beFreeOfCycles().check(CLASSES);
    }

    /** The module may use only the packages that applications may use, not the store behind them. */
    @Test
    void usesPublicPackagesOfCacheOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "javax.cache..",
                        "javax.management..",
                        "org.jspecify..",
                        "org.tradebench.cache",
                        "org.tradebench.cache.coherence",
                        "org.tradebench.cache.event",
                        "org.tradebench.cache.jcache",
                        "org.tradebench.cache.service",
                        "org.tradebench.cache.statistics")
                .check(CLASSES);
    }
}
