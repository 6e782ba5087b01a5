package org.tradebench.load.server;

import java.nio.file.Path;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.settings.ServerProduct;

/** Finds the servers on which a build has put the application. */
public final class ServerInstallations {
    private ServerInstallations() {}

    /** @param workAreas as {@link LibertyInstallation} keeps them */
    public static ServerInstallation of(ProjectLayout build, ServerProduct product, Path workAreas) {
        return switch (product) {
            case LIBERTY -> new LibertyInstallation(build.libertyHome(), workAreas);
            case WILDFLY -> new WildFlyInstallation(build.serverHome(product.label()));
            case PAYARA, GLASSFISH -> new GlassFishInstallation(product, build.serverHome(product.label()));
        };
    }
}
