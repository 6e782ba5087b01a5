package org.tradebench.load.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.RunTitle;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Threshold;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;

/**
 * Writes the validity checks and the thresholds of a run as a file of JUnit XML, which build servers show beside their tests. A check that warns passes, with its explanation as output; one
 * that does not apply is skipped, and so are the thresholds of a run that is not VALID, which has no metrics.
 */
public final class JUnitFile {
    /** Its name in the result folder. */
    static final String NAME = "junit.xml";

    private JUnitFile() {}

    /** Writes it into the result folder. */
    public static void write(Path folder, RunRecord run, List<Threshold> thresholds) {
        Path file = folder.resolve(NAME);
        try (OutputStream out = Files.newOutputStream(file)) {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
            suite(xml, run, thresholds);
            xml.writeEndDocument();
            xml.close();
        } catch (IOException | XMLStreamException e) {
            throw Failure.of("cannot write " + file + " (" + e.getMessage() + ")", e);
        }
    }

    private static void suite(XMLStreamWriter xml, RunRecord run, List<Threshold> thresholds)
            throws XMLStreamException {
        List<CheckResult> checks = run.checks();
        long failures = count(checks, CheckOutcome.FAIL);
        long skipped = count(checks, CheckOutcome.NOT_APPLICABLE);
        if (run.summary() == null) {
            skipped += thresholds.size();
        } else {
            failures += thresholds.stream()
                    .filter(threshold -> threshold.crossedBy(run.summary()).isPresent())
                    .count();
        }
        xml.writeStartElement("testsuite");
        xml.writeAttribute("name", RunTitle.what(run));
        xml.writeAttribute("timestamp", run.startedAt().toString());
        xml.writeAttribute(
                "time",
                String.format(
                        Locale.ROOT,
                        "%.3f",
                        Duration.between(run.startedAt(), run.endedAt()).toMillis() / 1000.0));
        xml.writeAttribute("tests", Integer.toString(checks.size() + thresholds.size()));
        xml.writeAttribute("failures", Long.toString(failures));
        xml.writeAttribute("errors", "0");
        xml.writeAttribute("skipped", Long.toString(skipped));
        for (CheckResult check : checks) {
            check(xml, check);
        }
        for (Threshold threshold : thresholds) {
            threshold(xml, threshold, run);
        }
        xml.writeEndElement();
    }

    private static long count(List<CheckResult> checks, CheckOutcome outcome) {
        return checks.stream().filter(check -> check.outcome() == outcome).count();
    }

    private static void check(XMLStreamWriter xml, CheckResult check) throws XMLStreamException {
        String text = check.reason() + ". " + check.explanation();
        begin(xml, "validity", check.check());
        switch (check.outcome()) {
            case PASS -> {}
            case WARN -> {
                xml.writeStartElement("system-out");
                xml.writeCharacters(text);
                xml.writeEndElement();
            }
            case FAIL -> message(xml, "failure", text);
            case NOT_APPLICABLE -> message(xml, "skipped", check.explanation());
        }
        xml.writeEndElement();
    }

    private static void threshold(XMLStreamWriter xml, Threshold threshold, RunRecord run) throws XMLStreamException {
        begin(xml, "threshold", threshold.description());
        if (run.summary() == null) {
            message(xml, "skipped", "a run that is not VALID has no metrics");
        } else {
            String crossed = threshold.crossedBy(run.summary()).orElse(null);
            if (crossed != null) {
                message(xml, "failure", crossed);
            }
        }
        xml.writeEndElement();
    }

    private static void begin(XMLStreamWriter xml, String kind, String name) throws XMLStreamException {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", "trader." + kind);
        xml.writeAttribute("name", name);
    }

    private static void message(XMLStreamWriter xml, String element, String text) throws XMLStreamException {
        xml.writeEmptyElement(element);
        xml.writeAttribute("message", text);
    }
}
