package org.tradebench.cache.command;

import org.tradebench.cache.policy.CachePolicies;
import org.tradebench.cache.policy.Specs;

/** Policies for the commands of these tests. */
final class CommandSpecs {
    static final String USER = "<component type='method' id='getUser'/>";

    private CommandSpecs() {}

    /** {@link ReadAccount} is cached by its user, {@link WriteAccount} invalidates it. */
    static CachePolicies accounts() {
        return Specs.parse(
                "<cache>" + readAccount("<cache-id>" + USER + "</cache-id>") + writeAccount("") + "</cache>");
    }

    static String readAccount(String rest) {
        return entry(ReadAccount.class, "<dependency-id>Account" + USER + "</dependency-id>" + rest);
    }

    static String writeAccount(String rest) {
        return entry(
                WriteAccount.class,
                "<invalidation>Account" + USER + "</invalidation><invalidation>Orders" + USER + "</invalidation>"
                        + rest);
    }

    static String entry(Class<?> command, String rest) {
        return "<cache-entry><class>command</class><name>" + command.getName() + "</name>" + rest + "</cache-entry>";
    }
}
