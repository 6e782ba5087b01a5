/**
 * Caches servlets and pages: a filter records what each request, include and forward writes, as the policy file says, and replays it. Out of scope: how entries
 * are kept, and any page.
 */
@NullMarked
package org.tradebench.cache.fragment;

import org.jspecify.annotations.NullMarked;
