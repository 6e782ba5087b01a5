package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.study.Studies;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Checks the committed plan of the primitives: its requests, and with the real JMeter that its assertions reject wrong answers of a fake application. */
@Tag("full")
@RealJMeter
class PrimitivesPlanIT {
    private static final Path PLAN = Path.of("src", "main", "jmeter", "primitives.jmx");

    /** A request of the plan. */
    private record Planned(String name, String path, boolean http, List<String> expected) {}

    private static final List<Planned> PLANNED = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeAll
    static void read() throws Exception {
        Document plan =
                DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(PLAN.toFile());
        for (String type : List.of("HTTPSamplerProxy", "JavaSampler")) {
            NodeList samplers = plan.getElementsByTagName(type);
            for (int i = 0; i < samplers.getLength(); i++) {
                Element sampler = (Element) samplers.item(i);
                Element below = next(sampler);
                PLANNED.add(new Planned(
                        sampler.getAttribute("testname"),
                        property(sampler, "HTTPSampler.path")
                                .replace("${path}", "")
                                .replaceAll("\\?.*", ""),
                        type.equals("HTTPSamplerProxy"),
                        expected(below)));
            }
        }
    }

    private static Element next(Element element) {
        var node = element.getNextSibling();
        while (!(node instanceof Element)) {
            node = node.getNextSibling();
        }
        return (Element) node;
    }

    private static String property(Element element, String name) {
        NodeList properties = element.getElementsByTagName("stringProp");
        for (int i = 0; i < properties.getLength(); i++) {
            Element property = (Element) properties.item(i);
            if (property.getAttribute("name").equals(name)) {
                return property.getTextContent();
            }
        }
        return "";
    }

    private static List<String> expected(Element below) {
        NodeList assertions = below.getElementsByTagName("collectionProp");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < assertions.getLength(); i++) {
            Element collection = (Element) assertions.item(i);
            if (collection.getAttribute("name").equals("Asserion.test_strings")) {
                NodeList strings = collection.getElementsByTagName("stringProp");
                for (int s = 0; s < strings.getLength(); s++) {
                    texts.add(strings.item(s).getTextContent());
                }
            }
        }
        return texts;
    }

    /** The primitives of the experiment that plays them. */
    private static List<String> names() {
        return new Studies(Path.of("experiments"))
                .of("primitives").compared().levels().stream().map(Level::label).toList();
    }

    @Test
    void containsEveryPrimitiveWithAssertions() throws IOException {
        assertThat(PLANNED).extracting(Planned::name).containsExactlyInAnyOrderElementsOf(names());
        assertThat(PLANNED).allSatisfy(planned -> {
            assertThat(planned.expected()).as(planned.name()).isNotEmpty().allMatch(text -> text.length() >= 4);
        });
    }

    private static FakePrimitives fake(boolean corrupting) {
        Map<String, String> right = new LinkedHashMap<>();
        PLANNED.stream()
                .filter(Planned::http)
                .forEach(planned -> right.put(planned.path(), String.join("", planned.expected())));
        return new FakePrimitives(right, corrupting);
    }

    private LoadResult run(FakePrimitives fake, Plan plan, long warmup) throws InterruptedException {
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withWorkload(WorkloadSettings.STANDARD.withVirtualUsers(3))
                        .withWarmup(WarmupSettings.requests(warmup))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(2))),
                fake.target(),
                "test");
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")), plan, settings, LoadGeneratorJvm.standard(), folder)) {
            return process.await(second -> {});
        }
    }

    @Test
    void playsSinglePrimitive() throws InterruptedException {
        try (FakePrimitives fake = fake(false)) {
            LoadResult result = run(fake, Plan.primitive("PingJDBCRead"), 100);
            assertThat(result.requests()).singleElement().satisfies(request -> {
                assertThat(request.label()).isEqualTo("PingJDBCRead");
                assertThat(request.requests()).isPositive();
                assertThat(request.errors()).isZero();
            });
        }
    }

    /** Nothing answers the plan's WebSocket messages here, so each of them must fail. */
    @Test
    void detectsEveryKindOfWrongAnswer() throws InterruptedException {
        try (FakePrimitives fake = fake(true)) {
            LoadResult result = run(fake, new Plan("primitives.jmx", Map.of()), 1_500);

            Map<String, Long> requests = result.requests().stream()
                    .collect(Collectors.toMap(LoadResult.Request::label, LoadResult.Request::requests));
            assertThat(requests.keySet()).containsExactlyInAnyOrderElementsOf(names());
            long sockets = PLANNED.stream().filter(planned -> !planned.http()).count();
            long httpErrors = 0;
            for (LoadResult.Request request : result.requests()) {
                boolean http = PLANNED.stream()
                        .anyMatch(planned -> planned.http() && planned.name().equals(request.label()));
                assertThat(request.errors())
                        .as(request.label())
                        .isBetween(1L, http ? request.requests() - 1 : request.requests());
                httpErrors += http ? request.errors() : 0;
            }
            assertThat(sockets).isPositive();
            assertThat(httpErrors).isLessThanOrEqualTo(fake.wrong());
            // The primitives are played one after the other, so the sockets' share of all requests is known, and the
            // warm-up's wrong answers can be counted, too.
            long all = result.warmup().requests() + result.requestCount();
            long errors = result.warmup().errors() + result.errorCount();
            long ofSockets = Math.round((double) all * sockets / PLANNED.size());
            assertThat(errors - ofSockets)
                    .isBetween(fake.wrong() - result.openAtEnd().requests() - result.later() - 10, fake.wrong() + 10);
            assertThat(fake.pathsWithEveryKind())
                    .isEqualTo(PLANNED.stream().filter(Planned::http).count());
        }
    }
}
