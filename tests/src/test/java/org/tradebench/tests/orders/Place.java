package org.tradebench.tests.orders;

/**
 * Where a thread of the server is to be stopped.
 *
 * @param type full name of the class that declares the method
 * @param atEnd when the method returns, rather than when it begins
 * @param caller in the name of a class that must be on the thread's stack
 */
record Place(String type, String method, boolean atEnd, String caller) {}
