package org.tradebench.cache.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Updates the document that shows the results: the benchmarks write the text between its two marks, people write the rest. */
final class ResultPage {

    static final String BEGIN = "<!-- figures: written by trader-cache/bench/run, not by hand -->";
    static final String END = "<!-- end of the figures -->";

    private ResultPage() {}

    /**
     * Checks the page before the benchmarks spend hours on results that could not be written.
     *
     * @throws BenchFailure when the file cannot be read, or has not both marks in their order
     */
    static void check(Path page) {
        try {
            if (!Files.isReadable(page)) {
                throw new BenchFailure(
                        page + " cannot be read; expected a document whose results are replaced, or --no-page");
            }
            marked(page);
        } catch (IOException e) {
            throw new BenchFailure(e.getMessage(), e);
        }
    }

    /**
     * Replaces the results, and the picture beside the page.
     *
     * @throws IOException when a file cannot be read or written, or the page has not both marks in their order
     */
    static void write(Path page, String figures, ResultPicture picture) throws IOException {
        String text = marked(page);
        String name = page.getFileName().toString().replaceFirst("\\.md$", "") + ".svg";
        Files.writeString(page.resolveSibling(name), picture.svg());
        Files.writeString(
                page,
                text.substring(0, text.indexOf(BEGIN)) + BEGIN + "\n\n" + figures.strip() + "\n\n"
                        + "![The ratios by processor time, with their intervals](" + name + ")\n\n"
                        + text.substring(text.indexOf(END)));
    }

    private static String marked(Path page) throws IOException {
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IOException(page + " has not the lines '" + BEGIN + "' and '" + END + "', one after the other");
        }
        return text;
    }
}
