package org.tradebench.load.loadgenerator;

/** Runs the fake application in a process of its own, so that its CPU time is not counted as the load generator's. */
final class FakeTraderMain {
    private FakeTraderMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        try (FakeTrader fake = new FakeTrader(Integer.parseInt(arguments[0]))) {
            fake.forgetDetails();
            Thread.currentThread().join();
        }
    }
}
