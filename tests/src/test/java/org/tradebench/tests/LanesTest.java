package org.tradebench.tests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.RunningCompose;
import org.tradebench.tests.harness.RunningTrader;

/** Two test classes at a time: neither may touch what the other stands on. */
@AnalyzeClasses(packages = "org.tradebench.tests")
class LanesTest {

    @ArchTest
    static final ArchRule whoDrivesTheContainersIsMarked = noClasses()
            .that()
            .haveSimpleNameEndingWith("IT")
            .and()
            .areNotAnnotatedWith(OwnSystem.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningCompose.class)
            .because("the containers are one cluster, for one class at a time");

    @ArchTest
    static final ArchRule whoIsMarkedDoesWithoutTheSharedApplication = noClasses()
            .that()
            .areAnnotatedWith(OwnSystem.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RunningTrader.class)
            .because("it runs beside those that change the shared application's rows and settings");
}
