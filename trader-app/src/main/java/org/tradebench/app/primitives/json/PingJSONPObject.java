package org.tradebench.app.primitives.json;

import jakarta.json.JsonObject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;

/** Builds, writes, reads and queries a JSON object by the object model. */
@WebServlet("/servlet/PingJSONPObject")
public class PingJSONPObject extends HttpServlet {
    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        StringWriter text = new StringWriter();
        try (var writer = JsonTools.WRITERS.createWriter(text)) {
            writer.writeObject(JsonTools.BUILDERS
                    .createObjectBuilder()
                    .add("symbol", "s:0")
                    .add("price", 100)
                    .add("hit", hits.next())
                    .build());
        }
        JsonObject read;
        try (var reader = JsonTools.READERS.createReader(new StringReader(text.toString()))) {
            read = reader.readObject();
        }
        PingPage.write(response, "PingJSONPObject", read.size() + " fields; " + read.getString("hit"));
    }
}
