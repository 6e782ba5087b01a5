/**
 * Extends WildFly's connection pool for PostgreSQL; packed into the WildFly module of the JDBC driver.
 *
 * <p>No class of the application may come in: that module cannot see them.
 */
@NullMarked
package org.tradebench.wildfly.pool;

import org.jspecify.annotations.NullMarked;
