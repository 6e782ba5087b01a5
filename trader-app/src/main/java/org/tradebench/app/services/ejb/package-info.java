/**
 * Implements the modes of stateless session beans with container-managed transactions: EJB over the persistence operations, Session-to-Direct over the JDBC
 * operations. Out of scope: a query.
 */
@NullMarked
package org.tradebench.app.services.ejb;

import org.jspecify.annotations.NullMarked;
