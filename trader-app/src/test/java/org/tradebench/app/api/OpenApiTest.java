package org.tradebench.app.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Checks that the OpenAPI description has exactly the operations of the REST resources, each with the media type that it consumes. */
class OpenApiTest {
    /** The only operation without a resource class: a servlet sends this endless stream. */
    private static final String STREAM = "GET /broadcastevents takes nothing";

    @Test
    void describesExactlyExistingOperations() {
        Set<String> existing = new TreeSet<>(Set.of(STREAM));
        resources()
                .forEach(resource -> Arrays.stream(resource.getDeclaredMethods())
                        .flatMap(method -> operation(resource, method))
                        .forEach(existing::add));

        assertThat(described()).hasSizeGreaterThan(10).containsExactlyInAnyOrderElementsOf(existing);
    }

    private static Stream<Class<?>> resources() {
        return new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests()).importPackages("org.tradebench.app.api").stream()
                        .filter(candidate -> candidate.isAnnotatedWith(Path.class))
                        .map(JavaClass::reflect);
    }

    private static Stream<String> operation(Class<?> resource, Method method) {
        for (Annotation annotation : method.getAnnotations()) {
            HttpMethod verb = annotation.annotationType().getAnnotation(HttpMethod.class);
            if (verb != null) {
                Path more = method.getAnnotation(Path.class);
                Consumes consumes = method.getAnnotation(Consumes.class);
                String path =
                        "/" + resource.getAnnotation(Path.class).value() + (more == null ? "" : "/" + more.value());
                return Stream.of(
                        verb.value() + " " + path + " takes " + (consumes == null ? "nothing" : consumes.value()[0]));
            }
        }
        return Stream.empty();
    }

    @SuppressWarnings("unchecked")
    private static Set<String> described() {
        Set<String> operations = new TreeSet<>();
        ((Map<String, Map<String, Map<String, Object>>>) description().get("paths"))
                .forEach((path, methods) -> methods.forEach((method, operation) -> {
                    Map<String, Map<String, Object>> body =
                            (Map<String, Map<String, Object>>) operation.get("requestBody");
                    String takes = body == null
                            ? "nothing"
                            : body.get("content").keySet().iterator().next();
                    operations.add(method.toUpperCase(Locale.ROOT) + " " + path + " takes " + takes);
                }));
        return operations;
    }

    private static Map<String, Object> description() {
        String yaml = new String(new OpenApiResource().description(), StandardCharsets.UTF_8);
        return new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml);
    }
}
