package org.tradebench.load.capacity;

/**
 * Calculates response times of a system with several servers, one queue, Poisson arrivals and exponential service times (M/M/c).
 *
 * @param servers that serve an operation each
 * @param served operations per second of one server
 */
record SimulatedQueue(int servers, double served) {
    double capacity() {
        return servers * served;
    }

    /** The 99th percentile of the response time in milliseconds; of an overloaded system a value beyond every limit. */
    double p99Millis(double rate) {
        if (rate >= capacity()) {
            return 1e9;
        }
        double low = 0;
        double high = 1e6;
        for (int i = 0; i < 80; i++) {
            double middle = (low + high) / 2;
            if (longer(middle / 1000, rate) > 0.01) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** The largest rate at which the 99th percentile is below a limit. */
    double largestRate(double limitMillis) {
        double low = 0;
        double high = capacity();
        for (int i = 0; i < 80; i++) {
            double middle = (low + high) / 2;
            if (p99Millis(middle) < limitMillis) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The probability that a response takes longer than a time in seconds. */
    private double longer(double time, double rate) {
        double spare = capacity() - rate;
        double service = Math.exp(-served * time);
        double difference = spare - served;
        double waited = Math.abs(difference) < 1e-6
                ? served * time * service
                : served * (service - Math.exp(-spare * time)) / difference;
        return service + waiting(rate) * waited;
    }

    /** Erlang's probability that an operation has to wait. */
    private double waiting(double rate) {
        double offered = rate / served;
        double lost = 1;
        for (int i = 1; i <= servers; i++) {
            lost = offered * lost / (i + offered * lost);
        }
        return lost / (1 - rate / capacity() * (1 - lost));
    }
}
