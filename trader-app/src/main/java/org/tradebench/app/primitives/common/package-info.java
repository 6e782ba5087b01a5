/**
 * What the primitives have in common: how refusals become answers, random rows to work on, bounds. What may never come in: a primitive.
 */
package org.tradebench.app.primitives.common;
