package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.annotations.SerializedName;
import io.kubernetes.client.custom.IntOrString;
import io.kubernetes.client.custom.Quantity;
import io.kubernetes.client.custom.QuantityFormatter;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Validates an object against a class that was generated from Kubernetes' API description: fields, types and required fields. Strict: an unknown field, a number
 * in place of a string, or a missing field is a fault.
 */
final class Shape {

    private final boolean whole;
    private final List<String> faults = new ArrayList<>();

    private Shape(boolean whole) {
        this.whole = whole;
    }

    /** The faults of a whole object. */
    static List<String> faults(JsonNode node, Class<?> shape) {
        return new Shape(true).of(node, shape);
    }

    /** The faults of a partial object, such as a patch, which need not have the required fields. */
    static List<String> faultsOfPart(JsonNode node, Class<?> shape) {
        return new Shape(false).of(node, shape);
    }

    private List<String> of(JsonNode node, Class<?> shape) {
        check("", node, shape);
        return faults;
    }

    private void check(String at, JsonNode node, Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] parts = generic.getActualTypeArguments();
            if (generic.getRawType() == Map.class) {
                expect(at, node.isObject(), "a map", node);
                node.properties().forEach(field -> check(at + "." + field.getKey(), field.getValue(), parts[1]));
            } else {
                expect(at, node.isArray(), "a list", node);
                for (int item = 0; item < node.size(); item++) {
                    check(at + "[" + item + "]", node.get(item), parts[0]);
                }
            }
        } else if (!scalar(at, node, (Class<?>) type)) {
            object(at, node, (Class<?>) type);
        }
    }

    private boolean scalar(String at, JsonNode node, Class<?> type) {
        if (type == String.class) {
            expect(at, node.isTextual(), "a text", node);
        } else if (type == Integer.class || type == Long.class) {
            expect(at, node.isIntegralNumber(), "a whole number", node);
        } else if (type == Boolean.class) {
            expect(at, node.isBoolean(), "true or false", node);
        } else if (type == IntOrString.class) {
            expect(at, node.isIntegralNumber() || node.isTextual(), "a whole number or a text", node);
        } else if (type == Quantity.class) {
            expect(at, node.isTextual() && isQuantity(node.asText()), "a quantity, as a text", node);
        } else if (type == Object.class) {
            return true;
        } else {
            return false;
        }
        return true;
    }

    private static boolean isQuantity(String text) {
        try {
            new QuantityFormatter().parse(text);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private void object(String at, JsonNode node, Class<?> type) {
        if (!type.isRecord() && !type.getName().startsWith("io.kubernetes.client.openapi.models.")) {
            throw new IllegalStateException(at + ": nothing is known of the shape of " + type);
        }
        if (!node.isObject()) {
            expect(at, false, "an object", node);
            return;
        }
        Map<String, Type> fields = fields(type);
        node.properties().forEach(field -> {
            String name = field.getKey();
            if (fields.containsKey(name)) {
                check(at + "." + name, field.getValue(), fields.get(name));
            } else if (whole || !name.equals("$patch")) {
                faults.add(at + "." + name + ": " + type.getSimpleName() + " has no such field");
            }
        });
        if (whole) {
            required(type).stream()
                    .filter(name -> !node.has(name))
                    .forEach(name -> faults.add(at + "." + name + ": " + type.getSimpleName() + " must have it"));
        }
    }

    private void expect(String at, boolean is, String what, JsonNode node) {
        if (!is) {
            faults.add(at + ": " + node + " is not " + what);
        }
    }

    private static Map<String, Type> fields(Class<?> type) {
        Map<String, Type> fields = new LinkedHashMap<>();
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                fields.put(component.getName(), component.getGenericType());
            }
        }
        for (Field field : type.getDeclaredFields()) {
            SerializedName name = field.getAnnotation(SerializedName.class);
            if (name != null) {
                fields.put(name.value(), field.getGenericType());
            }
        }
        return fields;
    }

    /** Reads the required fields from a static field of the model class. */
    private static Set<String> required(Class<?> type) {
        Set<String> names = new TreeSet<>();
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                if (component.isAnnotationPresent(Required.class)) {
                    names.add(component.getName());
                }
            }
            return names;
        }
        try {
            ((Set<?>) type.getField("openapiRequiredFields").get(null)).forEach(name -> names.add((String) name));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " does not say what it requires", e);
        }
        return names;
    }
}
