package org.tradebench.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.tradebench.load.results.ResultFolder;

/** Writes the report of a sample run, as the page that a browser reads. */
final class SampleReport {
    /** A note of the run that the page must not take for markup. */
    static final String HOSTILE = "<script>alert(\"1\")</script> & 'more'";

    private SampleReport() {}

    /** Writes the run into the folder {@code run} of this one, with so many failed requests, and its report. */
    static Document write(Path folder, long errors) throws IOException {
        ResultFolder results = SampleRun.write(folder.resolve("run"), errors, HOSTILE);
        return Jsoup.parse(Files.readString(Report.write(results)));
    }
}
