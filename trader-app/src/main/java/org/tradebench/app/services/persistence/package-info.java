/**
 * Maps the tables to entities, with one class of persistence operations over them that the JPA and the EJB mode share. Out of scope: who demarcates a
 * transaction (the modes differ in just that), and SQL, except where JPQL has no words ({@code UPDATE … RETURNING}, {@code SKIP LOCKED}).
 */
@NullMarked
package org.tradebench.app.services.persistence;

import org.jspecify.annotations.NullMarked;
