/**
 * Connects to the database of the system under test, or starts and stops an embedded PostgreSQL when the user names none. Nothing here may know the tables in
 * it.
 */
@NullMarked
package org.tradebench.load.database;

import org.jspecify.annotations.NullMarked;
