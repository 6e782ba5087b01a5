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

/** Several test classes run at a time: none may touch what another one uses. */
@AnalyzeClasses(packages = "org.tradebench.tests")
class LanesTest {

    @ArchTest
    static final ArchRule whoDrivesTheContainersIsMarked = noClasses()
            .that()
            .haveSimpleNameEndingWith("IT")
            .and()
            .areNotAnnotatedWith(OwnCluster.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningCompose.class)
            .because("the containers are one cluster, for one class at a time");

    @ArchTest
    static final ArchRule whoIsMarkedDoesWithoutTheSharedApplication = noClasses()
            .that()
            .areAnnotatedWith(OwnSystem.class)
            .or()
            .areAnnotatedWith(OwnCluster.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningTrader.class)
            .because("it runs beside those that change the shared application's rows and settings");

    private static final String[] WITH_THE_SECOND = {
        "..pages..", "..rest..", "..soap..", "..faces..", "..statements..", "..live..", "..cluster.."
    };

    @ArchTest
    static final ArchRule secondApplicationIsForItsPackages = noClasses()
            .that()
            .resideOutsideOfPackages(WITH_THE_SECOND)
            .should()
            .callMethod(RunningTrader.class, "second")
            .because("classes that share an application run one after the other");

    @ArchTest
    static final ArchRule firstApplicationIsForOtherPackages = noClasses()
            .that()
            .resideInAnyPackage(WITH_THE_SECOND)
            .should()
            .callMethod(RunningTrader.class, "get")
            .because("classes that share an application run one after the other");

    @ArchTest
    static final ArchRule testsOfTheSecondApplicationAreMarked = classes()
            .that()
            .resideInAnyPackage(WITH_THE_SECOND)
            .and()
            .haveSimpleNameEndingWith("IT")
            .should()
            .beAnnotatedWith(SecondApplication.class);
}
