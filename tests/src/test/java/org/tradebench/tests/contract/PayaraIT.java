package org.tradebench.tests.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.ServerProduct;

class PayaraIT extends OtherServer {
    PayaraIT() {
        super(ServerProduct.PAYARA);
    }

    /** Payara adds missing elements in several unsynchronized threads, and such a start fails occasionally. */
    @Test
    void serverAddsNothingToConfiguration() throws IOException {
        Path given = ProjectLayout.current().base().resolve("trader-app/servers/payara/src/domain.xml");
        Path used = other.log().getParent().resolveSibling("config/domain.xml");
        assertThat(elements(used)).containsExactlyInAnyOrderElementsOf(elements(given));
    }

    /** Returns the path of each element; equal paths are repeated. */
    private static List<String> elements(Path file) throws IOException {
        List<String> paths = new ArrayList<>();
        for (Element element :
                Jsoup.parse(Files.readString(file), Parser.xmlParser()).getAllElements()) {
            paths.add(element.parents().stream().map(Element::tagName).toList() + " " + element.tagName());
        }
        return paths;
    }
}
