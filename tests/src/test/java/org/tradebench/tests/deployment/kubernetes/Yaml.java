package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Reads YAML files of several documents and resolves anchors. A duplicate key is an error. */
final class Yaml {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Yaml() {}

    static List<JsonNode> documents(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        List<JsonNode> documents = new ArrayList<>();
        for (Object document : new org.yaml.snakeyaml.Yaml(new SafeConstructor(options)).loadAll(text)) {
            if (document != null) {
                documents.add(JSON.valueToTree(document));
            }
        }
        return documents;
    }

    static List<Manifest> manifests(Path file) {
        try {
            return documents(Files.readString(file)).stream()
                    .map(tree -> new Manifest(file.getFileName().toString(), tree))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
