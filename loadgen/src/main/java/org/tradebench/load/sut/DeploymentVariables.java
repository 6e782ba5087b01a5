package org.tradebench.load.sut;

import java.util.EnumMap;
import java.util.Map;
import org.tradebench.load.experiment.Setting;

/** By which variable a deployment is told a setting of a study file. */
final class DeploymentVariables {
    static final Map<Setting, String> NAMES = new EnumMap<>(Setting.class);

    static {
        NAMES.put(Setting.HEAP, "TRADER_HEAP");
        NAMES.put(Setting.JVM, "TRADER_JVM_OPTIONS");
        NAMES.put(Setting.SERVERS, "APPLICATIONS");
        NAMES.put(Setting.PROXY, "PROXY");
        NAMES.put(Setting.TLS, "TLS");
        NAMES.put(Setting.SESSIONS, "SESSIONS");
        NAMES.put(Setting.STORAGE, "STORAGE");
        NAMES.put(Setting.NETWORK, "NETWORK");
        NAMES.put(Setting.JDBC_NETWORK, "JDBC_NETWORK");
        NAMES.put(Setting.APPLICATION_CPUS, "APPLICATION_CPUS");
        NAMES.put(Setting.DATABASE_CPUS, "DATABASE_CPUS");
        NAMES.put(Setting.PROXY_CPUS, "PROXY_CPUS");
        NAMES.put(Setting.WEB_CPUS, "WEB_CPUS");
        NAMES.put(Setting.APPLICATION_CPUSET, "APPLICATION_CPUSET");
        NAMES.put(Setting.DATABASE_CPUSET, "DATABASE_CPUSET");
        NAMES.put(Setting.APPLICATION_MEMORY, "APPLICATION_MEMORY");
        NAMES.put(Setting.DATABASE_MEMORY, "DATABASE_MEMORY");
    }

    private DeploymentVariables() {}
}
