package org.tradebench.app.primitives.json;

import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonParser;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;

/** Writes and reads the same JSON as {@link PingJSONPObject} by generator and parser, without an object. */
@WebServlet("/servlet/PingJSONPStreaming")
public class PingJSONPStreaming extends HttpServlet {
    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = JsonTools.GENERATORS.createGenerator(text)) {
            generator
                    .writeStartObject()
                    .write("symbol", "s:0")
                    .write("price", 100)
                    .write("hit", hits.next())
                    .writeEnd();
        }
        int fields = 0;
        String last = "";
        try (JsonParser parser = JsonTools.PARSERS.createParser(new StringReader(text.toString()))) {
            while (parser.hasNext()) {
                JsonParser.Event event = parser.next();
                if (event == JsonParser.Event.KEY_NAME) {
                    fields++;
                } else if (event == JsonParser.Event.VALUE_STRING) {
                    last = parser.getString();
                }
            }
        }
        PingPage.write(response, "PingJSONPStreaming", fields + " fields; " + last);
    }
}
