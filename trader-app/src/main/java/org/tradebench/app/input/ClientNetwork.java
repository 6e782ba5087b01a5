package org.tradebench.app.input;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Names the place that a request comes from: an IPv4 address, or the 64 bits of an IPv6 address that a provider assigns, because a client chooses the
 * other 64 itself. Headers of proxies count only where TRADER_TRUSTED_PROXIES names the proxy; the server decides that.
 */
public final class ClientNetwork {
    private static final int PREFIX_BYTES = 8;
    private static final int IPV6_BYTES = 16;

    private ClientNetwork() {}

    public static String of(HttpServletRequest request) {
        return of(request.getRemoteAddr());
    }

    /** @param address of the client; a text without a colon, such as an IPv4 address, and one that is no address is returned as it is */
    public static String of(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.getByName(address).getAddress();
            return bytes.length == IPV6_BYTES
                    ? HexFormat.of().formatHex(Arrays.copyOf(bytes, PREFIX_BYTES))
                    : HexFormat.of().formatHex(bytes);
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
