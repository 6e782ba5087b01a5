package org.tradebench.load.results.compare;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.results.Summary;
import org.tradebench.load.study.Measure;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/** A run's settings as facts, and its figures by measure. */
public final class RunFigures {
    private static final double MICROS = 1e6;

    private RunFigures() {}

    /** What was asked for, but for plan and updates. */
    public static Map<String, String> settings(RunSettings of) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("target", of.url() != null ? of.url() : of.target());
        facts.put("application servers", text(of.applications()));
        facts.put("mode", text(of.mode()));
        facts.put("orders", text(of.orders()));
        facts.put(
                "caching",
                of.caching() == null ? "nobody knows" : of.caching().options().strip());
        facts.put("drivers", Integer.toString(of.drivers()));
        facts.put("clients", Integer.toString(of.clients()));
        facts.put("think time", of.thinkTimeMillis() + " ms");
        facts.put("warm-up", of.warmupRequests() + " requests");
        facts.put("window", of.windowSeconds() + " s");
        facts.put("users", Integer.toString(of.users()));
        facts.put("quotes", Integer.toString(of.quotes()));
        facts.put("seed", Long.toString(of.seed()));
        facts.put("heap", text(of.heap()));
        facts.put("access", text(of.access()));
        facts.put("compiler", text(of.compiler()));
        Integer still = of.stillWithinSeconds();
        facts.put("warm-up until still", still == null ? "no" : "within " + still + " s");
        return facts;
    }

    /** How operations come: when a virtual user is free, or at a rate. */
    public static String arrivals(RunSettings of) {
        return of.arrivals() == null
                ? "closed model"
                : of.arrivals().perSecond() + " a second, " + of.arrivals().process();
    }

    private static String text(Object value) {
        return value == null ? "nobody knows" : value.toString();
    }

    /** Of a run that is not INVALID; a measure that is not available, or zero, is left out. */
    public static Map<Measure, Double> of(RunRecord run) {
        Summary of = run.summary();
        Map<Measure, Double> figures = new EnumMap<>(Measure.class);
        TierUse application = run.use().tiers().get(Tier.APPLICATION);
        TierUse database = run.use().tiers().get(Tier.DATABASE);
        figures.put(Measure.THROUGHPUT, of.operationsPerSecond());
        figures.put(Measure.RESPONSE_TIME, of.latency().mean());
        figures.put(Measure.P99, of.latency().p99());
        figures.put(Measure.APPLICATION_CPU, micros(application == null ? null : application.withoutJit(), of));
        figures.put(Measure.DATABASE_CPU, micros(database == null ? null : database.cores(), of));
        figures.put(Measure.STATEMENTS, of.statementsPerOperation());
        figures.put(Measure.GC, micros(application == null ? null : application.gc(), of));
        figures.values().removeIf(figure -> figure == null || figure <= 0);
        return figures;
    }

    private static Double micros(Double cores, Summary of) {
        return cores == null || of.operationsPerSecond() == 0 ? null : MICROS * cores / of.operationsPerSecond();
    }
}
