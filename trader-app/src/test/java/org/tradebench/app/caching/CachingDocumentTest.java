package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Checks that the tables of {@code docs/caching-and-orders.md} agree with the policy file about each command. */
class CachingDocumentTest {
    private static final Pattern NAME = Pattern.compile("`(\\w+)(:<\\w+>)?`");

    private final Map<String, Element> commands = commands();

    @Test
    void documentsEveryCachedCommand() throws IOException {
        Map<String, String> documented = new LinkedHashMap<>();
        for (List<String> row : tableUnder("What is kept: answers")) {
            documented.put(row.get(1), row.get(3) + " " + names(row.get(4)));
        }
        Map<String, String> inForce = new LinkedHashMap<>();
        commands.forEach((command, entry) -> {
            if (!children(entry, "cache-id").isEmpty()) {
                inForce.put(command, timeLimit(entry) + " " + namesOf(entry, "dependency-id"));
            }
        });
        assertThat(documented).isEqualTo(inForce);
    }

    @Test
    void documentsInvalidationsOfEveryChange() throws IOException {
        Map<String, List<String>> commandsOfRows = Map.of(
                "login (12)", List.of("LoginCommand"),
                "logout (13)", List.of("LogoutCommand"),
                "buy (15), sell (16)", List.of("BuyCommand", "SellCommand"),
                "an order completed, queued or cancelled by its number (14)", List.of("OrderCompletedCommand"),
                "new profile (17)", List.of("UpdateAccountProfileCommand"),
                "announcing orders (18, 19), when there were some", List.of("ClosedOrdersCommand"),
                "price update, new quote (7)", List.of("UpdateQuotePriceCommand"));
        Set<String> seen = new TreeSet<>();
        for (List<String> row : tableUnder("What empties it")) {
            for (String command : commandsOfRows.getOrDefault(row.get(0), List.of())) {
                Set<String> inForce = namesOf(commands.get(command), "invalidation");
                // Invalidated only where the symbol is unknown, which the document says below its table.
                if (inForce.contains("Quote_Symbol")) {
                    inForce.remove("AllQuotes");
                }
                assertThat(names(row.get(1))).as(command).isEqualTo(inForce);
                seen.add(command);
            }
        }
        seen.add("ResetTradeCommand");
        Set<String> invalidating = new TreeSet<>();
        commands.forEach((command, entry) -> {
            if (!children(entry, "invalidation").isEmpty()) {
                invalidating.add(command);
            }
        });
        assertThat(seen).isEqualTo(invalidating);
    }

    private static Map<String, Element> commands() {
        Map<String, Element> commands = new LinkedHashMap<>();
        try {
            DocumentBuilderFactory parsers = DocumentBuilderFactory.newDefaultInstance();
            // The file names a DTD that only application servers provide.
            parsers.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            Element cache = parsers.newDocumentBuilder()
                    .parse(Path.of("src/main/webapp/WEB-INF/cachespec.xml").toFile())
                    .getDocumentElement();
            for (Element entry : children(cache, "cache-entry")) {
                if (text(entry, "class").equals("command")) {
                    String name = text(entry, "name");
                    commands.put(name.substring(name.lastIndexOf('.') + 1), entry);
                }
            }
        } catch (Exception unreadable) {
            throw new IllegalStateException(unreadable);
        }
        return commands;
    }

    private static String timeLimit(Element entry) {
        Element id = children(entry, "cache-id").get(0);
        return children(id, "timeout").isEmpty() ? "none" : text(id, "timeout") + " s";
    }

    private static Set<String> namesOf(Element entry, String kind) {
        Set<String> names = new TreeSet<>();
        children(entry, kind)
                .forEach(element ->
                        names.add(element.getFirstChild().getTextContent().strip()));
        return names;
    }

    private static String text(Element parent, String child) {
        return children(parent, child).get(0).getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        NodeList nodes = parent.getChildNodes();
        List<Element> children = new ArrayList<>();
        IntStream.range(0, nodes.getLength()).mapToObj(nodes::item).forEach((Node node) -> {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                children.add(element);
            }
        });
        return children;
    }

    private static Set<String> names(String cell) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = NAME.matcher(cell);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    /** Returns the cells of the table's rows, without its header. */
    private static List<List<String>> tableUnder(String heading) throws IOException {
        return Files.readAllLines(Path.of("../docs/caching-and-orders.md")).stream()
                .dropWhile(line -> !line.equals("### " + heading))
                .dropWhile(line -> !line.startsWith("|"))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> Stream.of(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }
}
