package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UserPoolTest {
    @Test
    void dividesUsersAmongThreadsWithoutOverlap() {
        Set<String> all = new HashSet<>();
        for (int thread = 0; thread < 3; thread++) {
            UserPool pool = new UserPool(0, 11, thread, 3, new Random(1));
            Set<String> own = new HashSet<>();
            for (int i = 0; i < 1000; i++) {
                own.add(pool.draw());
            }
            assertThat(all).doesNotContainAnyElementsOf(own);
            all.addAll(own);
        }
        assertThat(all).hasSize(11).contains("uid:0", "uid:10");
    }

    @Test
    void startsAtFirstUser() {
        UserPool pool = new UserPool(500, 1, 0, 1, new Random(1));
        assertThat(pool.draw()).isEqualTo("uid:500");
    }

    @Test
    void rejectsMoreThreadsThanUsers() {
        assertThatThrownBy(() -> new UserPool(0, 3, 0, 4, new Random(1)))
                .hasMessageContaining("4 threads")
                .hasMessageContaining("got 3");
    }
}
