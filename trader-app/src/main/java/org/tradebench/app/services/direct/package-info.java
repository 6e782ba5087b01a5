/**
 * Carries out the operations by JDBC: a class per operation or close group, each with its SQL as named constants at the top. A row is locked in the order order
 * → account → holding → quote; money is changed by the database's own arithmetic. Out of scope: Hibernate, session beans, retries, pages.
 */
@NullMarked
package org.tradebench.app.services.direct;

import org.jspecify.annotations.NullMarked;
