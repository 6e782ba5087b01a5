package org.tradebench.load.study;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/** Lists the papers of the studies, by their keys in study files, in the order of the documents. */
public enum Paper {
    ZVM("ZVM", "IBM", "IBM 2009", "Tuning WebSphere Application Server Cluster with Caching", 2009),
    T5(
            "T5",
            "Eric Reid, Niting Qi and Kevin Arhelger",
            "Reid et al. 2014",
            "IBM WebSphere Application Server on Oracle's SPARC T5",
            2014),
    /** A paper without authors, because no source that names them or the publisher was found. */
    SOA("SOA", "", "Web Services 2008", "Tuning WebSphere Application Server for Web Services", 2008),
    IBM_I("IBMi", "IBM", "IBM 2008", "IBM i 6.1 Performance Capabilities Reference", 2008),
    LDOM(
            "LDOM",
            "Ning Sun and Lee Anne Simmons",
            "Sun and Simmons 2008",
            "Using Logical Domains and CoolThreads Technology",
            2008),
    OURS("ours", "", "this project", "Of this project", 0);

    private final String key;
    private final String authors;
    private final String label;
    private final String title;
    private final int year;

    Paper(String key, String authors, String label, String title, int year) {
        this.key = key;
        this.authors = authors;
        this.label = label;
        this.title = title;
        this.year = year;
    }

    /** Returns its key in study files. */
    public String key() {
        return key;
    }

    /** Returns the paper's name in a table or a chart: first author, or words of the title, and year. */
    public String label() {
        return label;
    }

    /** Cites it: authors where they are known, title and year. */
    public String citation() {
        return (authors.isEmpty() ? "" : authors + ": ") + title + (year == 0 ? "" : " (" + year + ")");
    }

    /** Finds the paper of a key; empty for another source. */
    public static Optional<Paper> of(String key) {
        return Arrays.stream(values()).filter(one -> one.key.equals(key)).findFirst();
    }

    /** Cites a study's source, which is its own text when it is none of these papers. */
    public static String citationOf(String source) {
        return of(source).map(Paper::citation).orElse(source);
    }

    /** Labels a study's source, likewise. */
    public static String labelOf(String source) {
        return of(source).map(Paper::label).orElse(source);
    }

    /** Orders studies by paper, those of other sources last, and those of one paper by name. */
    public static Comparator<Study> order() {
        return Comparator.<Study>comparingInt(study ->
                        of(study.source()).map(Arrays.asList(values())::indexOf).orElse(values().length))
                .thenComparing(Study::name);
    }
}
