package org.tradebench.load.study;

/** Holds a valid study file, of which tests change single lines. */
final class SampleStudyFile {
    static final String GOOD = """
            title: Ways to cache
            source: ZVM
            question: Which one?
            factors:
              caching:
                baseline: none
                levels: [none, command]
              clients:
                levels: [4, 8]
            fixed:
              updates: 14
            staging:
              clients: [25, 30]
            smallest-difference: 5 %
            blocks: 7
            claims:
              - claim: it doubles
                level: command
                above: 1.5
            """;

    private SampleStudyFile() {}

    static Study parse(String text) {
        return StudyFile.parse("own", "own.yaml", text);
    }
}
