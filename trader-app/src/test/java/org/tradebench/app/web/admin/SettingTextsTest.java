package org.tradebench.app.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.app.settings.TradeSetting;
import org.tradebench.app.settings.TradeSettings;

class SettingTextsTest {
    @ParameterizedTest
    @EnumSource(TradeSetting.class)
    void explainsEverySettingInASentence(TradeSetting setting) {
        assertThat(SettingTexts.meaning(setting)).matches("[A-Z].{20,}\\.");
    }

    @Test
    void listsOnlyAllowedChoicesOfEachSetting() {
        assertThat(SettingTexts.of(new TradeSettings()))
                .hasSize(TradeSetting.values().length)
                .allSatisfy(row -> assertThat(row.choices())
                        .allSatisfy(choice -> assertThat(row.allowed()).contains(choice)));
    }
}
