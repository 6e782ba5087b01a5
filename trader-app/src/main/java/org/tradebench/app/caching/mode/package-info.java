/**
 * Which way to remember is in force: the choice that a request makes once. What may never come in: how answers are remembered.
 */
@NullMarked
package org.tradebench.app.caching.mode;

import org.jspecify.annotations.NullMarked;
