/**
 * Extends WildFly's connection pool for PostgreSQL; packed into the WildFly module of the JDBC driver.
 *
 * <p>Out of scope: classes of the application, which that module cannot see.
 */
@NullMarked
package org.tradebench.wildfly.pool;

import org.jspecify.annotations.NullMarked;
