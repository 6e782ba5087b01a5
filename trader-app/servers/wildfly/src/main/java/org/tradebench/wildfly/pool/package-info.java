/**
 * What WildFly's connection pool asks about PostgreSQL; it lies beside the JDBC driver.
 *
 * <p>No class of the application may come in, which is not seen from there.
 */
@NullMarked
package org.tradebench.wildfly.pool;

import org.jspecify.annotations.NullMarked;
