/**
 * The statements of each operation, counted by PostgreSQL and compared with {@code docs/operations.md}.
 * What may never come in: an expected number; they all stand in the document.
 */
package org.tradebench.tests.statements;
