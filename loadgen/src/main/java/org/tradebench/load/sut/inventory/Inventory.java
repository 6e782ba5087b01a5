package org.tradebench.load.sut.inventory;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.telemetry.Tier;

/**
 * Describes the machines of a staging system and what runs on each; docs/distributed-run.md explains every key.
 *
 * @param url the application's address as the load generators see it
 * @param trust value of {@code --trust} for each load generator; null for none
 * @param databaseVariables names of the runner's environment variables that hold the database's settings
 * @param restoreRows whether the run may restore the populated rows before the load
 * @param hosts machines by name
 * @param proxy what is watched of each tier, and on which machine
 * @param loadGenerator machines on which JMeter processes run
 */
public record Inventory(
        String url,
        @Nullable String trust,
        DatabaseVariables databaseVariables,
        boolean restoreRows,
        Map<String, Host> hosts,
        List<Watched> proxy,
        List<Watched> web,
        List<Watched> application,
        List<Watched> database,
        @JsonAlias("driver") List<LoadGeneratorHost> loadGenerator) {

    public Inventory {
        databaseVariables = databaseVariables == null ? DatabaseVariables.USUAL : databaseVariables;
        hosts = hosts == null ? Map.of() : new LinkedHashMap<>(hosts);
        proxy = proxy == null ? List.of() : proxy;
        web = web == null ? List.of() : web;
        application = application == null ? List.of() : application;
        database = database == null ? List.of() : database;
        loadGenerator = loadGenerator == null ? List.of() : loadGenerator;
    }

    /**
     * Describes one machine.
     *
     * @param ssh destination for ssh, such as {@code trader@app1}; null with another command
     * @param options of ssh
     * @param reach command that runs another command there; null with ssh
     * @param folder of the harness there
     * @param javaHome of the Java that runs the harness there; null for the one that is found
     * @param start command that starts its part of the system, for {@code --start}
     * @param stop command that stops it again
     */
    public record Host(
            @Nullable String ssh,
            List<String> options,
            List<String> reach,
            String folder,
            @Nullable String javaHome,
            @Nullable String start,
            @Nullable String stop) {
        private static final String FOLDER = "/opt/trader";

        public Host {
            options = options == null ? List.of() : options;
            reach = reach == null ? List.of() : reach;
            folder = folder == null ? FOLDER : folder;
        }
    }

    /** Describes what is watched on a machine: a process, found in exactly one of four ways; with none its CPU is not reported. */
    public record Watched(
            String host,
            @Nullable String pidFile,
            @Nullable String command,
            @Nullable String unit,
            @Nullable String container) {}

    /**
     * Describes a machine that generates load.
     *
     * @param processes number of JMeter processes on it
     */
    record LoadGeneratorHost(String host, Integer processes) {
        LoadGeneratorHost {
            processes = processes == null ? 1 : processes;
        }
    }

    /** Holds names of environment variables; a password is never in the file. */
    public record DatabaseVariables(String host, String port, String name, String user, String password) {
        static final DatabaseVariables USUAL = new DatabaseVariables(
                DatabaseSettings.HOST,
                DatabaseSettings.PORT,
                DatabaseSettings.NAME,
                DatabaseSettings.USER,
                DatabaseSettings.PASSWORD);

        public DatabaseVariables {
            host = host == null ? DatabaseSettings.HOST : host;
            port = port == null ? DatabaseSettings.PORT : port;
            name = name == null ? DatabaseSettings.NAME : name;
            user = user == null ? DatabaseSettings.USER : user;
            password = password == null ? DatabaseSettings.PASSWORD : password;
        }

        /** Returns the settings under the names that the harness uses. */
        public Map<String, String> of(Map<String, String> environment) {
            Map<String, String> known = new LinkedHashMap<>();
            put(known, DatabaseSettings.HOST, environment.get(host));
            put(known, DatabaseSettings.PORT, environment.get(port));
            put(known, DatabaseSettings.NAME, environment.get(name));
            put(known, DatabaseSettings.USER, environment.get(user));
            put(known, DatabaseSettings.PASSWORD, environment.get(password));
            // The variables of TLS cannot have other names.
            put(known, "TRADER_DB_SSL_MODE", environment.get("TRADER_DB_SSL_MODE"));
            put(known, "TRADER_DB_SSL_ROOT_CERT", environment.get("TRADER_DB_SSL_ROOT_CERT"));
            return known;
        }

        private static void put(Map<String, String> known, String name, @Nullable String value) {
            if (value != null) {
                known.put(name, value);
            }
        }
    }

    /** Returns what is watched, by tier, in the order in which a request passes them. */
    public Map<Tier, List<Watched>> watched() {
        Map<Tier, List<Watched>> tiers = new LinkedHashMap<>();
        tiers.put(Tier.PROXY, proxy);
        tiers.put(Tier.WEB, web);
        tiers.put(Tier.APPLICATION, application);
        tiers.put(Tier.DATABASE, database);
        return tiers;
    }

    /** Returns the host of each load-generator process, in order. */
    public List<String> loadProcesses() {
        List<String> processes = new ArrayList<>();
        for (LoadGeneratorHost host : loadGenerator) {
            for (int i = 0; i < host.processes(); i++) {
                processes.add(host.host());
            }
        }
        return processes;
    }

    /** Returns the hosts in the order in which they are started: the database before those that need it. */
    List<String> startOrder() {
        List<String> order = new ArrayList<>();
        for (List<Watched> tier : List.of(database, application, web, proxy)) {
            tier.stream()
                    .map(Watched::host)
                    .filter(host -> !order.contains(host))
                    .forEach(order::add);
        }
        hosts.keySet().stream().filter(host -> !order.contains(host)).forEach(order::add);
        return order;
    }
}
