package org.tradebench.tests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Docker;
import org.tradebench.tests.harness.DocumentedShell;
import org.tradebench.tests.harness.Requirement;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningCompose;

/** The default build runs on a machine with a JDK and Maven alone, and has a test of each subject. */
class RequirementsTest {

    /** Classes that need a program. */
    private static final Map<String, Requirement> NEED = Map.of(
            Docker.class.getName(),
            Requirement.DOCKER,
            RunningCompose.class.getName(),
            Requirement.DOCKER,
            "org.tradebench.tests.hosts.Machines",
            Requirement.SSH,
            "org.tradebench.tests.screen.Chromium",
            Requirement.CHROMIUM,
            "org.tradebench.tests.screen.ReportWindow",
            Requirement.CHROMIUM,
            DocumentedShell.class.getName(),
            Requirement.CURL);

    private final JavaClasses all = new ClassFileImporter().importPackages("org.tradebench.tests");

    @Test
    void testsDeclareTheProgramsTheyUse() {
        classes()
                .that()
                .haveSimpleNameEndingWith("IT")
                .should(declareUsedPrograms())
                .check(all);
    }

    private static ArchCondition<JavaClass> declareUsedPrograms() {
        return new ArchCondition<>(
                "be annotated with @Requires, or have such a method, for each program that they use") {
            @Override
            public void check(JavaClass test, ConditionEvents events) {
                Set<Requirement> declared = declared(test);
                test.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> NEED.get(dependency.getTargetClass().getName()))
                        .filter(need -> need != null && !declared.contains(need))
                        .distinct()
                        .forEach(need -> events.add(
                                SimpleConditionEvent.violated(test, test.getName() + " does not require " + need)));
            }
        };
    }

    private static Set<Requirement> declared(JavaClass test) {
        return Stream.concat(
                        test.tryGetAnnotationOfType(Requires.class).stream(),
                        test.getMethods().stream()
                                .flatMap(method -> method.tryGetAnnotationOfType(Requires.class).stream()))
                .flatMap(requires -> Stream.of(requires.value()))
                .collect(Collectors.toSet());
    }

    /** Exempts a subject whose tests all need containers. */
    @Test
    void defaultBuildTestsEachSubject() {
        Map<String, List<JavaClass>> subjects = all.stream()
                .filter(type -> type.getSimpleName().endsWith("IT")
                        && type.getEnclosingClass().isEmpty())
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.toList()));
        assertThat(subjects).hasSizeGreaterThan(15);
        assertThat(subjects)
                .allSatisfy((name, tests) -> assertThat(tests)
                        .as(name)
                        .matches(these -> these.stream().anyMatch(RequirementsTest::isInTheDefaultBuild)
                                || these.stream()
                                        .allMatch(test -> declared(test).contains(Requirement.DOCKER))));
    }

    private static boolean isInTheDefaultBuild(JavaClass test) {
        return test.tryGetAnnotationOfType(Tag.class)
                .map(tag -> !tag.value().equals("full"))
                .orElse(true);
    }
}
