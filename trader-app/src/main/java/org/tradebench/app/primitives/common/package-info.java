/** Shares what primitives have in common: how refusals become answers, random rows to work on, bounds. What may never come in: a primitive. */
@NullMarked
package org.tradebench.app.primitives.common;

import org.jspecify.annotations.NullMarked;
