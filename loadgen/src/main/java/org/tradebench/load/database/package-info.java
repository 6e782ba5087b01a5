/**
 * The database that the application under test works on: how to reach it, and a real PostgreSQL
 * that is started and stopped here when the user names none. What may never come in: anything that
 * knows the tables in it.
 */
@NullMarked
package org.tradebench.load.database;

import org.jspecify.annotations.NullMarked;
