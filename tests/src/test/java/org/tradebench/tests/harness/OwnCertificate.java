package org.tradebench.tests.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;

/**
 * A key pair for 127.0.0.1 with a certificate that it has signed itself.
 *
 * @param certificate PEM file
 * @param key PEM file that its owner alone may read
 */
public record OwnCertificate(Path certificate, Path key) {

    private static final String PASSWORD = "changeit";
    private static final String ALIAS = "own";

    /** @param folder takes the files; made when missing */
    public static OwnCertificate in(Path folder) {
        try {
            Files.createDirectories(folder);
            Path store = folder.resolve("store.p12");
            generate(store);
            KeyStore pairs = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(store)) {
                pairs.load(in, PASSWORD.toCharArray());
            }
            Path certificate = folder.resolve("certificate.pem");
            Path key = folder.resolve("key.pem");
            Files.writeString(
                    certificate, pem("CERTIFICATE", pairs.getCertificate(ALIAS).getEncoded()));
            Files.writeString(
                    key,
                    pem(
                            "PRIVATE KEY",
                            pairs.getKey(ALIAS, PASSWORD.toCharArray()).getEncoded()));
            Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
            return new OwnCertificate(certificate, key);
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void generate(Path store) throws IOException, InterruptedException {
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        ALIAS,
                        "-keyalg",
                        "RSA",
                        "-dname",
                        "CN=" + store.getParent().getFileName(),
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(keytool.waitFor()).as(said).isZero();
    }

    private static String pem(String kind, byte[] bytes) {
        return "-----BEGIN %s-----\n%s\n-----END %s-----\n"
                .formatted(kind, Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes), kind);
    }
}
