package org.tradebench.tests.harness;

/** The container images of the tests, pinned here and nowhere else. */
final class Images {

    /** PostgreSQL of the same major version as the embedded one. */
    static final String POSTGRES = "postgres:17";

    private Images() {}
}
