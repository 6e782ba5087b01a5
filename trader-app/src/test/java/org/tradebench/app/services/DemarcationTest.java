package org.tradebench.app.services;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.Transactional;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.services.jpa.JpaTradeServices;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Checks that the deployment descriptor gives the session beans the transactions that the JPA mode declares by annotations. */
class DemarcationTest {
    @ParameterizedTest
    @ValueSource(strings = {"EjbTradeServices", "SessionToDirect"})
    void demarcatesTransactionsLikeJpaMode(String bean) throws Exception {
        Set<String> transactional = Stream.of(JpaTradeServices.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Transactional.class))
                .map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(transactional).contains("buy").doesNotContain("getQuote");
        assertThat(methods(bean, "Required")).isEqualTo(transactional);
        assertThat(methods(bean, "Supports")).containsExactly("*");
    }

    private static Set<String> methods(String bean, String attribute) throws Exception {
        Path descriptor = Path.of("src", "main", "webapp", "WEB-INF", "ejb-jar.xml");
        NodeList transactions = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(descriptor.toFile())
                .getElementsByTagName("container-transaction");
        return elements(transactions)
                .filter(transaction -> text(transaction, "trans-attribute").equals(attribute))
                .flatMap(transaction -> elements(transaction.getElementsByTagName("method")))
                .filter(method -> text(method, "ejb-name").equals(bean))
                .map(method -> text(method, "method-name"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }

    private static String text(Element parent, String child) {
        return parent.getElementsByTagName(child).item(0).getTextContent();
    }
}
