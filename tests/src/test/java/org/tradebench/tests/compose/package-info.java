/**
 * The cluster in containers, as {@code docker compose up} makes it: its zones, its proxies in each variant, its images. What may never come in:
 * a name of a machine, or a wait for a time.
 */
package org.tradebench.tests.compose;
