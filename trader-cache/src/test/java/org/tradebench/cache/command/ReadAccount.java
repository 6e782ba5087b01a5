package org.tradebench.cache.command;

import java.util.function.Function;

/** A command with one input and one output, whose work is a parameter. */
public class ReadAccount extends CacheableCommand<RuntimeException> {
    private final Function<String, Object> work;
    private String user;
    private Object account;

    public ReadAccount(String user, Function<String, Object> work) {
        this.user = user;
        this.work = work;
    }

    public String getUser() {
        return user;
    }

    public void setUser(String newUser) {
        user = newUser;
    }

    public Object account() {
        return account;
    }

    @Override
    public boolean isReadyToCallExecute() {
        return user != null;
    }

    @Override
    protected void performExecute() {
        account = work.apply(user);
    }

    @Override
    protected Object outputs() {
        return account;
    }

    @Override
    protected void setOutputs(Object outputs) {
        account = outputs;
    }

    @Override
    public void reset() {
        super.reset();
        account = null;
    }
}
