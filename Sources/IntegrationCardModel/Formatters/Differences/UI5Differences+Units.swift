/// Short patterns of units in which UI5's copy of CLDR differs from that of ICU.
extension UI5Differences {
    /// The pattern of a unit: UI5's where it differs from ICU's.
    static func unitPattern(_ unit: String, _ amount: DecimalDigits, fractionDigits: Int, _ locale: CardLocale)
        -> String?
    {
        guard let forms = entry(units, unit, locale) else { return nil }
        return forms[PluralCategory(of: amount, fractionDigits: fractionDigits, locale).rawValue] ?? forms["other"]
    }

    private static let units: [String: [String: [String: String]]] = [
        "ar": [
            "concentr-percent": ["other": "{0}٪"],
            "length-mile": ["other": "{0} ميل"],
            "temperature-celsius": ["other": "{0}°م"],
            "temperature-fahrenheit": ["other": "{0}°ف"],
        ],
        "de": [
            "length-inch": ["one": "{0}\u{A0}in", "other": "{0} in"]
        ],
        "de_CH": [
            "concentr-percent": ["other": "{0} %"],
            "length-inch": ["one": "{0}\u{A0}in", "other": "{0} in"],
        ],
        "en": [
            "volume-drop": ["other": "{0} drop"]
        ],
        "en_GB": [
            "duration-minute": ["one": "{0} min", "other": "{0} mins"]
        ],
        "en_IN": [
            "duration-minute": ["one": "{0} min", "other": "{0} mins"]
        ],
        "es": [
            "temperature-celsius": ["other": "{0} °C"],
            "temperature-fahrenheit": ["other": "{0} °F"],
        ],
        "fr": [
            "duration-month": ["other": "{0}\u{202F}m."]
        ],
        "fr_CH": [
            "concentr-percent": ["other": "{0} %"],
            "duration-month": ["other": "{0}\u{202F}m."],
        ],
        "he": [
            "area-acre": ["two": "{0} ac", "other": "\u{200E}{0} ac"],
            "area-hectare": ["other": "\u{200E}{0} ha"],
            "area-square-foot": ["other": "\u{200E}{0} sq ft"],
            "area-square-meter": ["one": "מ״ר {0}", "other": "{0} מ״ר"],
            "area-square-mile": ["other": "\u{200E}{0} sq mi"],
            "duration-day": ["one": "יום", "two": "יומיים", "other": "{0} ימ׳"],
            "duration-hour": ["one": "שעה", "two": "שעתיים", "other": "{0} שע׳"],
            "duration-minute": ["one": "דקה", "two": "שתי דק׳", "other": "{0} דק׳"],
            "duration-month": ["one": "חודש", "two": "חודשיים", "other": "{0} ח׳"],
            "duration-second": ["one": "שנ׳", "two": "שתי שנ׳", "other": "{0} שנ׳"],
            "duration-week": ["one": "שבוע {0}", "two": "שבועיים", "other": "{0} שבועות"],
            "duration-year": ["one": "שנה {0}", "other": "{0} שנים"],
            "length-centimeter": ["other": "{0} ס״מ"],
            "length-foot": ["other": "\u{200E}{0} ft"],
            "length-inch": ["other": "\u{200E}{0} in"],
            "length-millimeter": ["one": "מ″מ {0}", "other": "{0} מ״מ"],
            "length-yard": ["one": "יארד {0}", "other": "{0} יארד"],
            "mass-gram": ["one": "גר׳ {0}", "other": "{0} גר׳"],
            "mass-kilogram": ["one": "ק״ג {0}", "other": "{0} ק״ג"],
            "mass-ton": ["one": "ט׳ {0}", "other": "{0} ט׳"],
            "mass-tonne": ["other": "{0} t"],
            "power-horsepower": ["one": "כ״ס {0}", "other": "{0} כ״ס"],
            "pressure-hectopascal": ["other": "{0} hPa"],
            "pressure-millibar": ["other": "{0} mbar"],
            "temperature-kelvin": ["other": "{0} K"],
            "volume-cubic-meter": ["other": "\u{200E}{0} m³"],
            "volume-cup": ["one": "כ׳ {0}", "other": "{0} כ׳"],
            "volume-fluid-ounce": ["other": "\u{200E}{0} fl oz"],
            "volume-liter": ["one": "ל׳ {0}", "other": "{0} ל׳"],
            "volume-milliliter": ["one": "מ״ל {0}", "other": "{0} מ״ל"],
            "volume-pint": ["other": "\u{200E}{0} pt"],
            "volume-quart": ["other": "\u{200E}{0} qt"],
        ],
        "hi": [
            "area-square-centimeter": ["other": "{0} व॰ सें॰"],
            "area-square-foot": ["other": "{0} व॰फ़ी॰"],
            "area-square-kilometer": ["other": "{0} वर्ग कि॰मी॰"],
            "area-square-meter": ["other": "{0} वर्ग मी॰"],
            "area-square-mile": ["other": "{0} वर्ग मील"],
            "length-foot": ["other": "{0} फ़ीट"],
            "length-meter": ["other": "{0} मी"],
            "length-nautical-mile": ["other": "{0} नॉ॰ मी॰"],
            "mass-gram": ["other": "{0} ग्रा॰"],
            "mass-ounce": ["other": "{0} औंस"],
            "mass-pound": ["other": "{0} पौंड"],
            "mass-tonne": ["one": "{0} मीट्रिक टन", "other": "{0} मी टन"],
            "speed-mile-per-hour": ["other": "{0} मी॰प्र॰घं॰"],
            "temperature-celsius": ["other": "{0}°से॰"],
            "temperature-fahrenheit": ["other": "{0}°फ़ेरन"],
            "volume-cubic-centimeter": ["other": "{0} घन सें॰ मी॰"],
            "volume-cubic-meter": ["other": "{0} घन मी॰"],
            "volume-fluid-ounce": ["other": "{0} फ़्लूइड आउंस"],
            "volume-milliliter": ["other": "{0} मि॰ ली॰"],
            "volume-tablespoon": ["other": "{0} टे॰ स्पून"],
            "volume-teaspoon": ["other": "{0} टी स्पून"],
        ],
        "ja": [
            "digital-kilobyte": ["other": "{0} KB"],
            "duration-day": ["other": "{0} 日"],
            "duration-hour": ["other": "{0} 時間"],
            "duration-minute": ["other": "{0} 分"],
            "duration-month": ["other": "{0} か月"],
            "duration-second": ["other": "{0} 秒"],
            "duration-week": ["other": "{0} 週間"],
            "duration-year": ["other": "{0} 年"],
            "length-nautical-mile": ["other": "{0} 海里"],
            "power-horsepower": ["other": "{0} 馬力"],
            "volume-cup": ["other": "{0} カップ"],
            "volume-tablespoon": ["other": "大さじ {0}"],
            "volume-teaspoon": ["other": "小さじ {0}"],
        ],
        "nl": [
            "temperature-celsius": ["other": "{0}°C"],
            "temperature-fahrenheit": ["other": "{0}°F"],
        ],
        "pl": [
            "duration-day": ["one": "{0} doba", "many": "{0} dób", "other": "{0} doby"],
            "energy-calorie": ["other": "{0} cal"],
            "mass-pound": ["one": "{0} funt", "few": "{0} funty", "many": "{0} funtów", "other": "{0} funta"],
            "volume-cup": [
                "one": "{0} ćwierćkwarta am.", "many": "{0} ćwierćkwart am.", "other": "{0} ćwierćkwarty am.",
            ],
            "volume-pint": ["one": "{0} półkwarta am.", "many": "{0} półkwart am.", "other": "{0} półkwarty am."],
        ],
        "pt": [
            "digital-bit": ["other": "{0} bits"],
            "digital-byte": ["other": "{0} bytes"],
            "duration-second": ["other": "{0} s"],
            "length-foot": ["one": "{0} pé", "other": "{0} pés"],
            "volume-tablespoon": ["other": "{0} c. sopa"],
            "volume-teaspoon": ["other": "{0} c. chá"],
        ],
        "ru": [
            "duration-day": ["other": "{0} дн."],
            "duration-month": ["other": "{0} мес."],
            "duration-week": ["other": "{0} нед."],
            "mass-pound": ["other": "{0} фнт"],
            "power-horsepower": ["other": "{0} л. с."],
            "temperature-fahrenheit": ["other": "{0} °F"],
        ],
        "zh": [
            "consumption-liter-per-100-kilometer": ["other": "{0} L/100km"],
            "mass-gram": ["other": "{0} g"],
            "mass-kilogram": ["other": "{0} kg"],
            "mass-milligram": ["other": "{0} mg"],
            "mass-ounce": ["other": "{0} oz"],
            "mass-pound": ["other": "{0} lb"],
            "mass-ton": ["other": "{0} tn"],
            "mass-tonne": ["other": "{0} t"],
            "pressure-bar": ["other": "{0} bar"],
            "pressure-hectopascal": ["other": "{0} hPa"],
            "pressure-kilopascal": ["other": "{0} kPa"],
            "pressure-millibar": ["other": "{0} mbar"],
            "pressure-pascal": ["other": "{0} Pa"],
            "speed-kilometer-per-hour": ["other": "{0} km/h"],
            "speed-knot": ["other": "{0} kn"],
            "speed-meter-per-second": ["other": "{0} m/s"],
            "speed-mile-per-hour": ["other": "{0} mi/h"],
        ],
    ]
}
