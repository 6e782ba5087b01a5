/**
 * What the standard workload would ask of the application's caches, as a trace for the cache library's simulator. What may never come in: how a cache
 * works, and the library itself, which runs as a program of its own.
 */
package org.tradebench.load.simulation;
