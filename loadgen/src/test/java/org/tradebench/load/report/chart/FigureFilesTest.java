package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.report.Report;
import org.tradebench.load.report.SampleRun;
import org.tradebench.load.results.ResultFolder;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

class FigureFilesTest {
    @TempDir
    private Path folder;

    private static Element figure(String name, String caption) {
        Element svg = Element.of("svg")
                .with("viewBox", "0 0 400 100")
                .with("aria-label", "All of it.")
                .add(Plot.line("grid", 0, 10, 400, 10))
                .add(Element.of("rect")
                        .with("class", "bar c-app")
                        .with("x", 0)
                        .with("y", 20)
                        .with("width", 200)
                        .with("height", 60))
                .add(Plot.hollow("c-database", 300, 50, "7 ms"), Plot.label(10, 95, "start", "a < b & 'c'"));
        return Figure.of(name, caption, svg, List.of(new Series("application", "c-app", List.of())));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(FigureFiles.FOLDER))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private Document svg(String name) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder()
                .parse(folder.resolve(FigureFiles.FOLDER).resolve(name).toFile());
    }

    @Test
    void writesCaptionChartLegendAndStyleToSvg() throws Exception {
        FigureFiles.write(folder, "", Element.of("main", figure("one", "Cores, by <tier>")));
        Document document = svg("one.svg");
        assertThat(document.getDocumentElement().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(document.getElementsByTagName("style").item(0).getTextContent())
                .contains(".c-app {")
                .doesNotContain("var(", "url(");
        List<String> texts = new ArrayList<>();
        NodeList all = document.getElementsByTagName("text");
        for (int i = 0; i < all.getLength(); i++) {
            texts.add(all.item(i).getTextContent());
        }
        assertThat(texts).containsExactly("Cores, by <tier>", "a < b & 'c'", "application");
        assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("All of it.");
    }

    @Test
    void writesSourceBelowLegendInLinesThatFit() throws Exception {
        String source = "a study, " + "word ".repeat(100).strip();
        FigureFiles.write(folder, source, Element.of("main", figure("one", "Cores")));
        Document document = svg("one.svg");
        NodeList all = document.getElementsByTagName("text");
        List<org.w3c.dom.Element> lines = IntStream.range(0, all.getLength())
                .mapToObj(i -> (org.w3c.dom.Element) all.item(i))
                .filter(text -> text.getAttribute("class").equals("source"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(1);
        assertThat(lines.stream().map(Node::getTextContent).collect(Collectors.joining(" ")))
                .isEqualTo(source);
        double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
        assertThat(lines).allMatch(line -> line.getTextContent().length() * 6 < width);
    }

    @Test
    void usesLightColoursOfReport() throws Exception {
        String css = Page.style();
        String light = css.substring(0, css.indexOf("@media"));
        FigureFiles.write(folder, "", Element.of("main", figure("one", "Cores")));
        String style = svg("one.svg").getElementsByTagName("style").item(0).getTextContent();
        assertThat(style)
                .contains(".c-app { color: " + value(light, "--app"), ".ground { fill: " + value(light, "--ground"));
    }

    private static String value(String css, String variable) {
        int from = css.indexOf(variable + ": ") + variable.length() + 2;
        return css.substring(from, css.indexOf(';', from));
    }

    @Test
    void rendersPngAtTwiceSvgSize() throws Exception {
        FigureFiles.write(folder, "", Element.of("main", figure("one", "Cores")));
        BufferedImage image = ImageIO.read(
                folder.resolve(FigureFiles.FOLDER).resolve("one.png").toFile());
        Document document = svg("one.svg");
        assertThat(image.getWidth())
                .isEqualTo(2
                        * Math.round(
                                Float.parseFloat(document.getDocumentElement().getAttribute("width"))));
        Set<Integer> colours = new TreeSet<>();
        for (int x = 0; x < image.getWidth(); x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                colours.add(image.getRGB(x, y) & 0xFFFFFF);
            }
        }
        assertThat(colours).contains(0xFFFFFF, 0x2F6FBF, 0x2E9466).hasSizeGreaterThan(10);
    }

    @Test
    void removesChartsOfEarlierReport() throws Exception {
        FigureFiles.write(folder, "", Element.of("main", figure("one", "One"), figure("two", "Two")));
        FigureFiles.write(folder, "", Element.of("main", figure("two", "Two")));
        assertThat(names()).containsExactly("two.png", "two.svg");
    }

    @Test
    void writesFilesForEveryChart() throws Exception {
        ResultFolder results = SampleRun.writeWithFault(folder.resolve("."));
        Report.write(results);
        assertThat(names())
                .containsExactly(
                        "cpu.png",
                        "cpu.svg",
                        "faults.png",
                        "faults.svg",
                        "latency-by-operation.png",
                        "latency-by-operation.svg",
                        "latency.png",
                        "latency.svg",
                        "mix.png",
                        "mix.svg",
                        "pauses.png",
                        "pauses.svg",
                        "throughput.png",
                        "throughput.svg");
    }
}
