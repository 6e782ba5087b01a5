package org.tradebench.glassfish.start;

import java.lang.reflect.InvocationTargetException;

/**
 * Starts GlassFish after it has copied the environment's variables to system properties: GlassFish's configuration knows only those, and a password must be
 * neither in a file nor on a command line.
 */
public final class GlassFishStart {
    /** Prefix of the properties: {@code ${env.TRADER_DB_USER}} in domain.xml is the variable TRADER_DB_USER. */
    private static final String PREFIX = "env.";

    private static final String SERVER = "com.sun.enterprise.glassfish.bootstrap.ASMain";

    private GlassFishStart() {}

    /** @param arguments of GlassFish's own main class */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        System.getenv().forEach((name, value) -> System.setProperty(PREFIX + name, value));
        try {
            Class.forName(SERVER).getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("GlassFish has not started", e.getCause());
        }
    }
}
