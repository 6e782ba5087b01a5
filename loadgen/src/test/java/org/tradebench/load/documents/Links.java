package org.tradebench.load.documents;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds a Markdown file's links to files and headings of the project. */
final class Links {
    private static final Pattern CODE = Pattern.compile("(`+)(?!`).*?(?<!`)\\1(?!`)");
    private static final Pattern TARGET = Pattern.compile(
            "]\\(<?([^)\\s>]+)>?(?: +\"[^\"]*\")?\\)|^ {0,3}\\[[^]]+]: +<?([^\\s>]+)|(?:href|src)=\"([^\"]+)\"");
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*|//.*");

    private Links() {}

    /** Returns how many of the file's links lead to files of the project. */
    static int count(Path file) throws IOException {
        return of(file).size();
    }

    /** Returns the broken links, each with file, line, target and what is missing. */
    static List<String> broken(Path file) throws IOException {
        List<String> broken = new ArrayList<>();
        for (Link link : of(file)) {
            String missing = missing(file, link.target());
            if (missing != null) {
                broken.add(Documents.name(file) + ":" + link.line() + ": " + link.target() + ": " + missing);
            }
        }
        return broken;
    }

    private record Link(int line, String target) {}

    private static List<Link> of(Path file) throws IOException {
        List<Link> links = new ArrayList<>();
        List<String> lines = Fences.outside(Files.readAllLines(file));
        for (int i = 0; i < lines.size(); i++) {
            Matcher matcher = TARGET.matcher(CODE.matcher(lines.get(i)).replaceAll("code"));
            while (matcher.find()) {
                String target = matcher.group(1) != null
                        ? matcher.group(1)
                        : matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
                if (!ELSEWHERE.matcher(target).matches()) {
                    links.add(new Link(i + 1, target));
                }
            }
        }
        return links;
    }

    private static String missing(Path file, String target) throws IOException {
        int hash = target.indexOf('#');
        String path = URLDecoder.decode(hash < 0 ? target : target.substring(0, hash), StandardCharsets.UTF_8);
        Path linked = path.isEmpty() ? file : file.resolveSibling(path).normalize();
        if (!Files.exists(linked)) {
            return "no such file";
        }
        for (Path part : linked) {
            if (part.toString().equals("target")) {
                return "expected a file of the sources, got one that a build creates";
            }
        }
        if (hash < 0 || !linked.toString().endsWith(".md")) {
            return null;
        }
        return Headings.anchors(Files.readAllLines(linked)).contains(target.substring(hash + 1))
                ? null
                : "no such heading";
    }
}
