/** Implements JPA mode: CDI beans and {@code @Transactional} over the persistence operations. Out of scope: a query. */
@NullMarked
package org.tradebench.app.services.jpa;

import org.jspecify.annotations.NullMarked;
