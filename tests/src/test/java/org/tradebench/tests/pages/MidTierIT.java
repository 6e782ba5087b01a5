package org.tradebench.tests.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** The mid-tier workload: texts as images, and a static page with thumbnails. */
@SecondApplication
class MidTierIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    private static BufferedImage image(String path) throws IOException {
        var answer = Fetch.get(TRADER.root(), path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("image/png");
        assertThat(answer.headers().firstValueAsLong("content-length")).hasValue(answer.body().length);
        return ImageIO.read(new ByteArrayInputStream(answer.body()));
    }

    @Test
    void rendersTextInRequestedSizeAndColors() throws IOException {
        BufferedImage usual = image("/textimage?text=Trade");
        BufferedImage large = image("/textimage?text=Trade&font=Serif&size=48&color=FF0000&background=00FF00");
        assertThat(usual.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0xFFFFFF);
        assertThat(large.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0x00FF00);
        assertThat(large.getHeight()).isGreaterThan(usual.getHeight());
        assertThat(large.getWidth()).isGreaterThan(usual.getWidth());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "text=",
                "text=%00",
                "text=Trade&size=7",
                "text=Trade&size=73",
                "text=Trade&size=99999999999",
                "text=Trade&size=large",
                "text=Trade&font=..%2f..%2fetc%2fpasswd",
                "text=Trade&color=red",
                "text=Trade&background=%3Cscript%3Ealert(1)%3C/script%3E",
                "text=12345678901234567890123456789012345678901234567890123456789012345"
            })
    void rejectsInvalidParameters(String query) {
        Page page = TRADER.browser().get("/textimage?" + query);
        assertThat(page.status()).as(page.toString()).isEqualTo(400);
        Leaks.assertNoneIn(page);
    }

    @Test
    void limitsImagesOnDisk() throws IOException {
        for (int number = 0; number < 300; number++) {
            image("/textimage?size=8&text=" + number);
        }
        Path folder =
                ProjectLayout.current().base().resolve("tests/target/server-shared-too/trader/workarea/textimages");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(256);
        }
    }

    @Test
    void showsNineteenThumbnailsOnStaticPage() throws IOException {
        Page page = TRADER.browser().get("/thumbnails.html");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.title()).isEqualTo("DayTrader Thumbnails");
        List<String> images = page.html().select("img").eachAttr("src");
        assertThat(images).hasSize(19).doesNotHaveDuplicates();
        for (String source : images) {
            assertThat(image("/" + source).getWidth()).isEqualTo(96);
        }
    }
}
