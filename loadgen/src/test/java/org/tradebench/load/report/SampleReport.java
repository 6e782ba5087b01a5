package org.tradebench.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.tradebench.load.results.ResultFolder;

/** Writes the report of a sample run, as the page that a browser reads. */
final class SampleReport {
    /** A note with markup in it, which the page must escape. */
    static final String HOSTILE = "<script>alert(\"1\")</script> & 'more'";

    private SampleReport() {}

    /** Writes a sample run with this many failed requests into the subfolder {@code run}, and parses its report. */
    static Document write(Path folder, long errors) throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), errors, HOSTILE);
        return Jsoup.parse(Files.readString(Report.write(results)));
    }
}
