/**
 * Connects caching with HTTP: reads the web application's policy file, and caches its pages, whole or in parts. Out of scope: what an operation changes.
 */
@NullMarked
package org.tradebench.app.caching.servlet;

import org.jspecify.annotations.NullMarked;
