package org.tradebench.tests.oracle;

import com.ibm.websphere.cache.DistributedMap;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/** Executes a scenario on the Open Liberty cache of the same name and returns its answers. Runs inside Open Liberty. */
@WebServlet("/script")
public final class ScriptServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        List<String> lines = request.getReader().lines().collect(Collectors.toList());
        response.setContentType("text/plain");
        response.setCharacterEncoding("UTF-8");
        response.getWriter()
                .print(String.join(
                        "\n", new Script(new DynaCacheFace(cache(request.getParameter("cache")))).run(lines)));
    }

    // The name is of this server's own directory, and comes from the test that started it.
    @SuppressWarnings("BanJNDI")
    private static DistributedMap cache(String name) {
        try {
            return (DistributedMap) new InitialContext().lookup(Script.NAMES + name);
        } catch (NamingException e) {
            throw new IllegalStateException(e);
        }
    }
}
