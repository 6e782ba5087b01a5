package org.tradebench.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

class ServerConfigurationTest {
    /** Open Liberty uses the last of two elements for the same thing and only logs that it ignores the first. */
    @Test
    void hasNoDuplicateElements() throws Exception {
        NodeList elements = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(Path.of("src/main/liberty/config/server.xml").toFile())
                .getDocumentElement()
                .getChildNodes();
        List<String> configured = new ArrayList<>();
        for (int i = 0; i < elements.getLength(); i++) {
            if (elements.item(i).getNodeType() == Node.ELEMENT_NODE && elements.item(i) instanceof Element element) {
                configured.add(element.getTagName() + " " + key(element));
            }
        }
        assertThat(configured).contains("executor ", "variable HTTP_PORT").doesNotHaveDuplicates();
    }

    private static String key(Element element) {
        return element.getAttribute("id") + element.getAttribute("jndiName") + element.getAttribute("name");
    }
}
