/**
 * Decides who may do what: password hashing, the user of the session, the admin role, requests from other sites. Out of scope: pages, and any clear password
 * that outlives its request.
 */
@NullMarked
package org.tradebench.app.security;

import org.jspecify.annotations.NullMarked;
