package org.tradebench.load.loadgenerator;

import com.sun.net.httpserver.HttpExchange;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Serves the images and the static page of the mid-tier workload. It can corrupt every fourth answer of each, by several corruptions one after the other. */
final class FakeImages {
    /**
     * An answer.
     *
     * @param body one character per byte (ISO 8859-1)
     */
    record Answer(int status, String type, String body) {
        static Answer page(int status, String html) {
            return new Answer(status, "text/html", html);
        }

        Answer with(String other) {
            return new Answer(status, type, other);
        }

        /** Cuts off the last bytes. */
        Answer without(int bytes) {
            return with(body.substring(0, body.length() - bytes));
        }
    }

    private static final String STANDARD = "javax_imageio_1.0";

    /** Corruptions of an image; each takes the right answer and the right answer before it. */
    private static final List<BinaryOperator<Answer>> IMAGES = List.of(
            (right, before) -> new Answer(500, right.type(), right.body()),
            (right, before) -> right.with(before.body()),
            (right, before) -> right.with(""),
            (right, before) -> right.without(right.body().length() / 2),
            (right, before) -> right.without(12),
            (right, before) -> right.with(flipped(right.body())),
            (right, before) -> right.with(right.body() + "x"),
            (right, before) -> new Answer(200, "text/plain", right.body()),
            (right, before) -> right.with("<title>DayTrader Error</title>"),
            (right, before) -> Answer.page(200, "<title>DayTrader Login</title>"));

    private static final List<BinaryOperator<Answer>> PAGES = List.of(
            (right, before) -> new Answer(503, right.type(), right.body()),
            (right, before) -> right.with(""),
            (right, before) -> right.with("<title>DayTrader Login</title>"),
            (right, before) -> right.with(right.body().replaceAll("<title>.*</title>", "")),
            (right, before) -> right.with(right.body().replace("thumbnails/01.png", "")),
            (right, before) -> right.with(right.body().replace("thumbnails/19.png", "")),
            (right, before) -> right.without(5));

    private final Kind images = new Kind(IMAGES);
    private final Kind pages = new Kind(PAGES);
    private volatile boolean corrupting;

    /** Either the images or the page, with their counters. */
    private static final class Kind {
        private final List<BinaryOperator<Answer>> corruptions;
        private final AtomicInteger received = new AtomicInteger();
        private final AtomicInteger wrong = new AtomicInteger();
        private Answer before = Answer.page(200, "nothing before");

        Kind(List<BinaryOperator<Answer>> corruptions) {
            this.corruptions = corruptions;
        }

        synchronized Answer answer(Answer right, boolean corrupting) {
            Answer other = before;
            before = right;
            if (received.incrementAndGet() % 4 != 0 || !corrupting) {
                return right;
            }
            return corruptions.get(wrong.getAndIncrement() % corruptions.size()).apply(right, other);
        }

        boolean usedEveryCorruption() {
            return wrong.get() >= corruptions.size();
        }
    }

    FakeImages(FakeTrader fake) {
        fake.serve("/textimage", exchange -> {
            Map<String, String> parameters =
                    FakePages.parameters(exchange.getRequestURI().getRawQuery());
            send(
                    exchange,
                    images.answer(
                            new Answer(
                                    200,
                                    "image/png",
                                    png(parameters.get("text"), Integer.parseInt(parameters.get("size")))),
                            corrupting));
        });
        fake.serve("/thumbnails.html", exchange -> send(exchange, pages.answer(thumbnails(), corrupting)));
    }

    private static void send(HttpExchange exchange, Answer answer) throws IOException {
        try (exchange) {
            exchange.getResponseHeaders().add("Content-Type", answer.type());
            byte[] body = answer.body().getBytes(StandardCharsets.ISO_8859_1);
            exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(body);
            }
        }
    }

    private static Answer thumbnails() {
        return Answer.page(
                200,
                IntStream.rangeClosed(1, 19)
                        .mapToObj(number -> "<img src=\"assets/thumbnails/%02d.png\">".formatted(number))
                        .collect(Collectors.joining("\n", "<html><title>DayTrader Thumbnails</title>\n", "\n</html>")));
    }

    /** Makes a black image of the size that the text needs, with the text as its title. */
    private static String png(String text, int size) throws IOException {
        BufferedImage image = new BufferedImage(
                8 + Math.max(1, text.length() * size * 6 / 10), 8 + size * 12 / 10, BufferedImage.TYPE_INT_RGB);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            IIOMetadata about = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            IIOMetadataNode root = new IIOMetadataNode(STANDARD);
            IIOMetadataNode texts = new IIOMetadataNode("Text");
            IIOMetadataNode title = new IIOMetadataNode("TextEntry");
            title.setAttribute("keyword", "Title");
            title.setAttribute("value", text);
            texts.appendChild(title);
            root.appendChild(texts);
            about.mergeTree(STANDARD, root);
            writer.setOutput(out);
            writer.write(new IIOImage(image, null, about));
        } finally {
            writer.dispose();
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    /** Flips one bit in the middle. */
    private static String flipped(String bytes) {
        int middle = bytes.length() / 2;
        return bytes.substring(0, middle) + (char) (bytes.charAt(middle) ^ 1) + bytes.substring(middle + 1);
    }

    /** Corrupts answers from now on. */
    void corruptAnswers() {
        corrupting = true;
    }

    long received() {
        return images.received.get() + (long) pages.received.get();
    }

    long wrong() {
        return images.wrong.get() + (long) pages.wrong.get();
    }

    boolean usedEveryCorruption() {
        return images.usedEveryCorruption() && pages.usedEveryCorruption();
    }
}
