/**
 * Draws the brokerage by Jakarta Faces: the same operations as the pages of {@code web}, as views ({@code *.faces}) and the beans behind them. Out of scope:
 * rules of money, SQL, checks of values that {@code input} has already.
 */
@NullMarked
package org.tradebench.app.faces;

import org.jspecify.annotations.NullMarked;
