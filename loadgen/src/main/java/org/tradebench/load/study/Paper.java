package org.tradebench.load.study;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/** Where a study comes from, by the word of the study file, in the order of the documents. */
public enum Paper {
    ZVM("ZVM", "Tuning WebSphere Application Server Cluster with Caching (2009)"),
    T5("T5", "IBM WebSphere Application Server on Oracle's SPARC T5 (2014)"),
    SOA("SOA", "Tuning WebSphere Application Server for Web Services (2008)"),
    IBM_I("IBMi", "IBM i 6.1 Performance Capabilities Reference (2008)"),
    LDOM("LDOM", "Using Logical Domains and CoolThreads Technology (2008)"),
    OURS("ours", "Of this project");

    private final String word;
    private final String title;

    Paper(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** As a study file names it. */
    public String word() {
        return word;
    }

    /** In full. */
    public String title() {
        return title;
    }

    /** The one of a word; empty for the source of somebody's own study. */
    public static Optional<Paper> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }

    /** Studies by paper, those of other sources last, each paper's by name. */
    public static Comparator<Study> order() {
        return Comparator.<Study>comparingInt(study ->
                        of(study.source()).map(Arrays.asList(values())::indexOf).orElse(values().length))
                .thenComparing(Study::name);
    }
}
