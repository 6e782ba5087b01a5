package org.tradebench.load.loadgenerator;

/** The fake application as a process of its own, to weigh the load generator against: what it costs is then not the load generator's. */
final class FakeTraderMain {
    private FakeTraderMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        try (FakeTrader fake = new FakeTrader(Integer.parseInt(arguments[0]))) {
            fake.forgetDetails();
            Thread.currentThread().join();
        }
    }
}
