/**
 * Holds what can be chosen about the application: read from the environment at the start, changed at run time, checked by the same rules both times. Out of
 * scope: what a setting is for; its user asks for its value.
 */
@NullMarked
package org.tradebench.app.settings;

import org.jspecify.annotations.NullMarked;
