/** Shares what primitives have in common: how refusals become answers, random rows to work on, bounds. Out of scope: a primitive. */
@NullMarked
package org.tradebench.app.primitives.common;

import org.jspecify.annotations.NullMarked;
