/**
 * Implements the modes of stateless session beans with container-managed transactions: EJB over the persistence operations, Session-to-Direct over the JDBC
 * operations. What may never come in: a query.
 */
@NullMarked
package org.tradebench.app.services.ejb;

import org.jspecify.annotations.NullMarked;
