package org.tradebench.servers.pages;

import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.annotation.WebListener;

/**
 * Makes compiled pages create their tag handlers by the constructor alone. By default these servers create each tag handler as a CDI bean at every use, to
 * resolve its injection points; the application's tag handlers have none. On Open Liberty, an attribute in ibm-web-ext.xml does the same.
 */
@WebListener
public class PlainTags implements ServletContextListener {
    /** The context attribute that holds the server's resource injector, which creates the tag handlers of compiled pages (org.glassfish.wasp.Constants). */
    private static final String MAKER = "com.sun.appserv.jsp.resource.injector";

    @Override
    public void contextInitialized(ServletContextEvent event) {
        event.getServletContext().removeAttribute(MAKER);
    }
}
