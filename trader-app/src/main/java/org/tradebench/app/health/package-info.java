/**
 * Reports whether the application has started, lives, and can serve (MicroProfile Health). Out of scope: a check that changes anything or needs a user.
 */
@NullMarked
package org.tradebench.app.health;

import org.jspecify.annotations.NullMarked;
