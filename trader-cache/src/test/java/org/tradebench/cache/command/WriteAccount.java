package org.tradebench.cache.command;

/** A command that changes data; its work may throw a checked exception. */
public final class WriteAccount extends CacheableCommand<WriteAccount.Refused> {
    /** The work was refused. */
    static final class Refused extends Exception {
        Refused(String message) {
            super(message);
        }
    }

    /** The work of the command. */
    @FunctionalInterface
    interface Work {
        void run() throws Refused;
    }

    private final String user;
    private final Work work;

    WriteAccount(String user, Work work) {
        this.user = user;
        this.work = work;
    }

    public String getUser() {
        return user;
    }

    @Override
    public boolean isReadyToCallExecute() {
        return true;
    }

    @Override
    protected void performExecute() throws Refused {
        work.run();
    }

    @Override
    public boolean hasOutputs() {
        return false;
    }

    @Override
    protected Object outputs() {
        throw new AssertionError("has none");
    }

    @Override
    protected void setOutputs(Object outputs) {
        throw new AssertionError("has none");
    }
}
