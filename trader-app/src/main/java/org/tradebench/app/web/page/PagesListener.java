package org.tradebench.app.web.page;

import jakarta.inject.Inject;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import org.tradebench.app.settings.TradeSettings;

/** Prepares what all pages share when the application starts. */
public class PagesListener implements ServletContextListener {
    @Inject
    private TradeSettings settings;

    @Override
    public void contextInitialized(ServletContextEvent start) {
        ServletContext context = start.getServletContext();
        context.setAttribute("root", context.getContextPath());
        context.setAttribute("stylesheet", Assets.url(context, "/assets/style.css"));
        context.setAttribute("script", Assets.url(context, "/assets/live.js"));
        context.setAttribute("consoleScript", Assets.url(context, "/assets/console.js"));
        PageRendering.prepare(context, settings);
    }
}
