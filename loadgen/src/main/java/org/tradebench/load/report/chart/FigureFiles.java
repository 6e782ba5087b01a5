package org.tradebench.load.report.chart;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.ResultFolder;

/** Writes reports, and every figure of a page as files of their own beside it: SVG to work on, PNG to look at. */
public final class FigureFiles {
    /** Name of the folder of figures in the result folder. */
    public static final String FOLDER = "figures";

    private static final System.Logger LOG = System.getLogger(FigureFiles.class.getName());

    private FigureFiles() {}

    /**
     * Writes a report with its figures into a result folder, over an earlier one, and returns its file.
     *
     * @param source what was measured, for the files of figures
     */
    public static Path writeReport(Path resultFolder, String title, String source, Element main) {
        Path file = resultFolder.resolve(ResultFolder.REPORT);
        try {
            Files.writeString(file, Page.document(title, main));
            write(resultFolder, source, main);
        } catch (IOException e) {
            throw Failure.of("cannot write to " + resultFolder + ": " + e.getMessage(), e);
        }
        return file;
    }

    /** Writes the figures of a page, each with the source, and removes those of an earlier drawing. */
    public static void write(Path resultFolder, String source, Element page) throws IOException {
        Path folder = Files.createDirectories(resultFolder.resolve(FOLDER));
        try (DirectoryStream<Path> old = Files.newDirectoryStream(folder, "*.{svg,png}")) {
            for (Path file : old) {
                Files.delete(file);
            }
        }
        List<Element> figures = page.all("figure");
        for (Element figure : figures) {
            Files.writeString(folder.resolve(Figure.name(figure) + ".svg"), FigureSvg.of(figure, source));
        }
        try {
            for (Element figure : figures) {
                Picture.write(FigureSvg.of(figure, source), folder.resolve(Figure.name(figure) + ".png"));
            }
        } catch (IllegalStateException | LinkageError | InternalError e) {
            LOG.log(System.Logger.Level.WARNING, "No PNG of the figures, the SVG files are there: " + e.getMessage());
        }
    }
}
