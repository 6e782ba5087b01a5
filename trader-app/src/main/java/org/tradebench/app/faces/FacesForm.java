package org.tradebench.app.faces;

import java.util.HashMap;
import java.util.Map;
import org.tradebench.app.input.Parameters;

/** Holds the values of a view's input components, under the parameter names of the pages. */
public class FacesForm {
    private final Map<String, String> fields = new HashMap<>();

    /** Read and written by the components. */
    public Map<String, String> getFields() {
        return fields;
    }

    /** The same values, with the checks of the pages. */
    Parameters parameters() {
        return new Parameters(fields::get);
    }
}
