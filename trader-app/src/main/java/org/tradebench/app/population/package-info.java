/**
 * Makes the database's schema and its population from a seed, keeps it as a template, restores it. Uses the JDK, the JDBC driver and the migration tool only,
 * so that it runs as a process of its own as well as inside the server. Out of scope: anything of Jakarta EE, of HTTP or of pages.
 */
@NullMarked
package org.tradebench.app.population;

import org.jspecify.annotations.NullMarked;
