package org.tradebench.tests.contract;

import org.tradebench.load.settings.ServerProduct;

class WildFlyIT extends OtherServer {
    WildFlyIT() {
        super(ServerProduct.WILDFLY);
    }
}
