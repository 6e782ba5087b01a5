/**
 * Reports whether the application has started, lives, and can serve (MicroProfile Health). What may never come in: a check that changes anything or needs a
 * user.
 */
@NullMarked
package org.tradebench.app.health;

import org.jspecify.annotations.NullMarked;
