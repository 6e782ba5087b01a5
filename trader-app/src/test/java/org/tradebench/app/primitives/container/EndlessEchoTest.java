package org.tradebench.app.primitives.container;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.WebConnection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class EndlessEchoTest {
    private final AtomicLong clock = new AtomicLong();
    private final ByteArrayOutputStream echoed = new ByteArrayOutputStream();
    private boolean closed;

    @Test
    void closesSlowConnectionAfterTimeLimit() throws IOException {
        EchoProtocol echo = new EchoProtocol(clock::get);
        OneByte in = new OneByte();
        echo.init(connection(in));
        assertThat(EchoProtocol.PERMITS.tryTake()).isTrue();

        for (int second = 0; second < 60; second += 9) {
            in.supply();
            echo.onDataAvailable();
            clock.addAndGet(TimeUnit.SECONDS.toNanos(9));
        }
        assertThat(echoed.size()).isEqualTo(7);
        assertThat(closed).isFalse();

        in.supply();
        echo.onDataAvailable();
        assertThat(closed).as("the connection is closed after a minute").isTrue();
    }

    private WebConnection connection(ServletInputStream in) {
        return new WebConnection() {
            @Override
            public ServletInputStream getInputStream() {
                return in;
            }

            @Override
            public ServletOutputStream getOutputStream() {
                return out();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    private ServletOutputStream out() {
        return new ServletOutputStream() {
            @Override
            public boolean isReady() {
                return true;
            }

            @Override
            public void setWriteListener(WriteListener listener) {
                throw new UnsupportedOperationException();
            }

            @Override
            public void write(int one) {
                echoed.write(one);
            }
        };
    }

    /** An input that has one byte after each call of {@link #supply}. */
    private static final class OneByte extends ServletInputStream {
        private boolean supplied;

        void supply() {
            supplied = true;
        }

        @Override
        public int read() {
            supplied = false;
            return 'x';
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            into[offset] = (byte) read();
            return 1;
        }

        @Override
        public boolean isReady() {
            return supplied;
        }

        @Override
        public boolean isFinished() {
            return false;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            assertThat(listener).isNotNull();
        }
    }
}
