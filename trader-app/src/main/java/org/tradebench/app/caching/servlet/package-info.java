/** Caches where it meets HTTP: the policy file of the web application, and its pages whole or in parts. What may never come in: what an operation changes. */
@NullMarked
package org.tradebench.app.caching.servlet;

import org.jspecify.annotations.NullMarked;
