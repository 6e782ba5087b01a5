/**
 * The statements of each operation, counted by PostgreSQL and compared with {@code docs/operations.md}. Out of scope: expected numbers, which are all in the
 * document.
 */
package org.tradebench.tests.statements;
