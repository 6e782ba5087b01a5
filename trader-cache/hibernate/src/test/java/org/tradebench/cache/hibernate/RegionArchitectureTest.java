package org.tradebench.cache.hibernate;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import org.junit.jupiter.api.Test;

class RegionArchitectureTest {
    @Test
    void usesPublicPackagesOfCacheOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.hibernate..",
                        "org.jspecify..",
                        "org.tradebench.cache",
                        "org.tradebench.cache.coherence",
                        "org.tradebench.cache.hibernate",
                        "org.tradebench.cache.service",
                        "org.tradebench.cache.spi")
                .check(new ClassFileImporter()
                        .withImportOption(new DoNotIncludeTests())
                        .importPackages("org.tradebench.cache.hibernate"));
    }
}
