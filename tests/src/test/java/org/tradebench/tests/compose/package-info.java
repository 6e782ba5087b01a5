/**
 * The cluster in containers, as {@code docker compose up} makes it: its zones, its proxies in each variant, its images. Out of scope: names of machines, and
 * fixed waiting times.
 */
package org.tradebench.tests.compose;
