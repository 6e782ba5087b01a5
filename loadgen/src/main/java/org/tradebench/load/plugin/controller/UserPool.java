package org.tradebench.load.plugin.controller;

import java.util.Random;

/** Lists the populated users that belong to one virtual user: thread t of N owns the users u with u mod N = t; no user is shared. */
final class UserPool {
    private final int first;
    private final int thread;
    private final int threads;
    private final int owned;
    private final Random random;

    /**
     * Creates a thread's share of the users {@code uid:<first>} to {@code uid:<first + users - 1>}.
     *
     * @param thread number of the virtual user, 0..threads-1
     * @param threads at most {@code users}
     */
    UserPool(int first, int users, int thread, int threads, Random random) {
        if (threads > users) {
            throw new IllegalArgumentException(
                    "users: expected at least one per thread (" + threads + " threads), got " + users);
        }
        this.first = first;
        this.thread = thread;
        this.threads = threads;
        this.owned = (users - thread + threads - 1) / threads;
        this.random = random;
    }

    /** Draws a user at random. */
    String draw() {
        return "uid:" + (first + thread + threads * random.nextInt(owned));
    }
}
