package org.tradebench.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
    private static final String ROOT = "org.tradebench.app";

    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(new DoNotIncludeTests()).importPackages(ROOT);

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

    @Test
    void domainDependsOnJdkOnly() {
        classes()
                .that()
                .resideInAPackage("..app.domain..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("..app.domain..", "java..", "org.jspecify.annotations..")
                .check(CLASSES);
    }

    @Test
    void servicesDependOnNoInterface() {
        noClasses()
                .that()
                .resideInAPackage("..app.services..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..app.web..",
                        "..app.api..",
                        "..app.live..",
                        "..app.market..",
                        "..app.maintenance..",
                        "..app.primitives..",
                        "..app.health..",
                        "jakarta.servlet..",
                        "jakarta.ws.rs..")
                .check(CLASSES);
    }

    @Test
    void serviceInterfaceDependsOnNoImplementation() {
        noClasses()
                .that()
                .resideInAPackage("org.tradebench.app.services")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tradebench.app.services.*..")
                .check(CLASSES);
    }

    /** The modes run in transactions, and hashing a password takes as long as many statements. */
    @Test
    void modesHashNoPasswords() {
        noClasses()
                .that()
                .resideInAPackage("..services.*..")
                .should()
                .dependOnClassesThat()
                .haveSimpleName("Passwords")
                .check(CLASSES);
    }

    @Test
    void sqlAndPersistenceAreIndependent() {
        noClasses()
                .that()
                .resideInAPackage("..services.direct..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..services.persistence..",
                        "..services.jpa..",
                        "..services.ejb..",
                        "jakarta.persistence..",
                        "org.hibernate..",
                        "jakarta.ejb..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("..services.persistence..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..services.direct..",
                        "..services.jpa..",
                        "..services.ejb..",
                        "java.sql..",
                        "jakarta.ejb..",
                        "jakarta.transaction..")
                .check(CLASSES);
    }

    @Test
    void jpaAndEjbModesAreIndependent() {
        noClasses()
                .that()
                .resideInAPackage("..services.jpa..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..services.direct..", "..services.ejb..", "jakarta.ejb..", "jakarta.persistence..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("..services.ejb..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..services.jpa..", "jakarta.transaction..", "jakarta.persistence..", "java.sql..")
                .check(CLASSES);
    }

    @Test
    void onlyMessagingDependsOnJms() {
        noClasses()
                .that()
                .resideOutsideOfPackages("..app.messaging..", "..app.primitives..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..app.messaging..", "jakarta.jms..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("..app.messaging..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..app.web..", "..app.api..", "..app.market..", "jakarta.servlet..")
                .check(CLASSES);
    }

    @Test
    void onlyInterfacesDependOnHttp() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "..app.domain..", "..app.settings..", "..app.population..", "..app.market..", "..app.health..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..app.web..", "..app.api..", "jakarta.servlet..", "jakarta.ws.rs..")
                .check(CLASSES);
    }

    @Test
    void liveViewsDependOnNoUserData() {
        noClasses()
                .that()
                .resideInAPackage("..app.live..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..app.services..", "..app.security..", "..app.caching..")
                .check(CLASSES);
    }

    @Test
    void populationDependsOnNoServer() {
        classes()
                .that()
                .resideInAPackage("..app.population..")
                .should()
                .onlyDependOnClassesThat(resideInAPackage("..app.population..")
                        .or(resideInAPackage("..app.domain.."))
                        .or(resideOutsideOfPackage("org.tradebench..").and(resideOutsideOfPackage("jakarta.."))))
                .check(CLASSES);
    }

    @Test
    void webServicesAreOutermostAndUseNoSql() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..app.soap..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("..app.soap..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("..app.soap..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("..services.*..", "java.sql..", "javax.sql..", "..app.population..")
                .check(CLASSES);
    }

    @Test
    void claimsAreIndependentOfBrokerage() {
        noClasses()
                .that()
                .resideInAPackage("..app.claims..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "..services.*..",
                        "..app.caching..",
                        "..app.settings..",
                        "..app.input..",
                        "..app.web..",
                        "..app.soap..")
                .check(CLASSES);
    }

    /** Different class loaders load the library and the application. */
    @Test
    void jdbcLibraryAndApplicationAreIndependent() {
        classes()
                .that()
                .resideInAPackage("..app.jdbc..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "..app.jdbc..",
                        "java..",
                        "javax.sql..",
                        "javax.transaction.xa..",
                        "org.postgresql..",
                        "org.jspecify.annotations..")
                .andShould()
                .onlyHaveDependentClassesThat()
                .resideInAPackage("..app.jdbc..")
                .check(CLASSES);
    }

    /** Each child package counts with all packages below it, so that cycles through different subpackages are found, too. */
    @ParameterizedTest
    @MethodSource("packagesWithChildren")
    void hasNoPackageCycle(String parent) {
        slices().assignedFrom(childrenOf(parent)).should().beFreeOfCycles().check(CLASSES);
    }

    static Stream<String> packagesWithChildren() {
        return CLASSES.getPackage(ROOT).getSubpackagesInTree().stream()
                .map(JavaPackage::getName)
                .flatMap(name -> Stream.of(name, name.substring(0, name.lastIndexOf('.'))))
                .distinct();
    }

    /** Slices a package into its direct children, each with all packages below it, and its own classes. */
    private static SliceAssignment childrenOf(String parent) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                String name = type.getPackageName();
                if (!(name + ".").startsWith(parent + ".")) {
                    return SliceIdentifier.ignore();
                }
                return name.equals(parent)
                        ? SliceIdentifier.of("own classes")
                        : SliceIdentifier.of(name.substring(parent.length() + 1).split("\\.", 2)[0]);
            }

            @Override
            public String getDescription() {
                return "children of " + parent;
            }
        };
    }

    @Test
    void hasNoClassCycle() {
        slices().assignedFrom(BY_TOP_LEVEL_CLASS).should().beFreeOfCycles().check(CLASSES);
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
