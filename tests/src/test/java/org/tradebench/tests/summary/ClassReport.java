package org.tradebench.tests.summary;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * What Surefire or Failsafe reports of one test class.
 *
 * @param name of the class with its package
 * @param integration whether Failsafe ran it
 * @param seconds of wall-clock time, from before the class is set up until it is torn down
 * @param tests that were found, those included that were skipped
 * @param failed with a failed assertion or an error
 * @param skipReasons one for each skipped test
 */
record ClassReport(String name, boolean integration, double seconds, int tests, int failed, List<String> skipReasons) {

    /**
     * Reads one report file.
     *
     * @throws IllegalStateException if the file is no XML or not a test suite
     */
    static ClassReport read(Path file) {
        Element suite = parse(file).getDocumentElement();
        NodeList skipped = suite.getElementsByTagName("skipped");
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i < skipped.getLength(); i++) {
            reasons.add(Optional.of(((Element) skipped.item(i)).getAttribute("message"))
                    .filter(message -> !message.isBlank())
                    .orElse("no reason given"));
        }
        return new ClassReport(
                suite.getAttribute("name"),
                file.getParent().endsWith("failsafe-reports"),
                Double.parseDouble(suite.getAttribute("time").replace(",", "")),
                Integer.parseInt(suite.getAttribute("tests")),
                Integer.parseInt(suite.getAttribute("failures")) + Integer.parseInt(suite.getAttribute("errors")),
                List.copyOf(reasons));
    }

    private static Document parse(Path file) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(file.toFile());
        } catch (ParserConfigurationException | org.xml.sax.SAXException | java.io.IOException e) {
            throw new IllegalStateException(file + ": expected the report of a test class: " + e.getMessage(), e);
        }
    }

    /** Tests that were carried out. */
    int ran() {
        return tests - skipReasons.size();
    }

    /** Name without the package. */
    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
