package org.tradebench.app.faces;

import java.util.HashMap;
import java.util.Map;
import org.tradebench.app.input.Parameters;

/** Holds the values of a view's input components, under the parameter names of the pages. */
public class FacesForm {
    private final Map<String, String> fields = new HashMap<>();

    public Map<String, String> getFields() {
        return fields;
    }

    Parameters parameters() {
        return new Parameters(fields::get);
    }
}
