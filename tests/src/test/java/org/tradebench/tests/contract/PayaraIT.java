package org.tradebench.tests.contract;

import org.tradebench.load.settings.ServerProduct;

class PayaraIT extends OtherServer {
    PayaraIT() {
        super(ServerProduct.PAYARA);
    }
}
