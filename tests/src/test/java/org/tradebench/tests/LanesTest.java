package org.tradebench.tests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.tradebench.tests.harness.OwnCluster;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** Test classes run concurrently: none may use what another one changes. */
@AnalyzeClasses(packages = "org.tradebench.tests")
class LanesTest {

    @ArchTest
    static final ArchRule containerTestsAreMarked = noClasses()
            .that()
            .haveSimpleNameEndingWith("IT")
            .and()
            .areNotAnnotatedWith(OwnCluster.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningCompose.class)
            .because("the containers are one cluster, for one class at a time");

    @ArchTest
    static final ArchRule markedTestsUseNoSharedApplication = noClasses()
            .that()
            .areAnnotatedWith(OwnSystem.class)
            .or()
            .areAnnotatedWith(OwnCluster.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningTrader.class)
            .because("it runs beside those that change the shared application's rows and settings");

    private static final String[] SECOND_APPLICATION_PACKAGES = {
        "..pages..", "..rest..", "..soap..", "..faces..", "..statements..", "..live..", "..cluster.."
    };

    @ArchTest
    static final ArchRule onlyItsPackagesUseSecondApplication = noClasses()
            .that()
            .resideOutsideOfPackages(SECOND_APPLICATION_PACKAGES)
            .should()
            .callMethod(RunningTrader.class, "second")
            .because("classes that share an application run one after the other");

    @ArchTest
    static final ArchRule onlyOtherPackagesUseFirstApplication = noClasses()
            .that()
            .resideInAnyPackage(SECOND_APPLICATION_PACKAGES)
            .should()
            .callMethod(RunningTrader.class, "get")
            .because("classes that share an application run one after the other");

    @ArchTest
    static final ArchRule secondApplicationTestsAreMarked = classes()
            .that()
            .resideInAnyPackage(SECOND_APPLICATION_PACKAGES)
            .and()
            .haveSimpleNameEndingWith("IT")
            .should()
            .beAnnotatedWith(SecondApplication.class);
}
