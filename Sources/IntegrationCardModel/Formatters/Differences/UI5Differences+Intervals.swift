/// Patterns of intervals of dates in which UI5's copy of CLDR differs from that of ICU.
extension UI5Differences {
    /// The patterns by skeleton and by the greatest field in which the dates differ: year, month or day. The second date
    /// begins with the first field that repeats one.
    static let intervals: [String: [String: [String: String]]] = [
        "ar": [
            "yMMM": ["M": "MMM – MMM، y", "y": "MMM، y – MMM، y"],
            "yMMMM": ["M": "MMMM – MMMM، y", "y": "MMMM، y – MMMM، y"],
            "yMMMd": ["d": "d–d MMM، y", "M": "d MMM – d MMM، y", "y": "d MMM، y – d MMM، y"],
            "MEd": ["d": "E، d\u{200F}/M – E، d\u{200F}/M", "M": "E، d\u{200F}/M – E، d\u{200F}/M"],
            "MMMEd": ["d": "E، d – E، d MMM", "M": "E، d MMM – E، d MMM"],
            "yMEd": [
                "d": "E، dd\u{200F}/MM\u{200F}/y – E، dd\u{200F}/MM\u{200F}/y",
                "M": "E، d\u{200F}/M\u{200F}/y – E، d\u{200F}/M\u{200F}/y",
                "y": "E، d\u{200F}/M\u{200F}/y – E، d\u{200F}/M\u{200F}/y",
            ],
            "yMMMEd": ["d": "E، d – E، d MMM، y", "M": "E، d MMM – E، d MMM، y", "y": "E، d MMM، y – E، d MMM، y"],
        ],
        "de": [
            "M": ["M": "MM–MM"],
            "yM": ["M": "MM/y\u{2009}–\u{2009}MM/y", "y": "MM/y\u{2009}–\u{2009}MM/y"],
            "MEd": ["d": "E, dd. – E, dd.MM.", "M": "E, dd.MM. – E, dd.MM."],
            "MMMEd": ["d": "E, d. – E, d. MMM", "M": "E, d. MMM\u{2009}–\u{2009}E, d. MMM"],
            "yMEd": [
                "d": "E, dd. – E, dd.MM.y",
                "M": "E, dd.MM. – E, dd.MM.y",
                "y": "E, dd.MM.y\u{2009}–\u{2009}E, dd.MM.y",
            ],
            "yMMMEd": [
                "d": "E, d. – E, d. MMM y",
                "M": "E, d. MMM\u{2009}–\u{2009}E, d. MMM y",
                "y": "E, d. MMM y\u{2009}–\u{2009}E, d. MMM y",
            ],
        ],
        "de_CH": [
            "M": ["M": "M\u{2009}–\u{2009}M"]
        ],
        "en_GB": [
            "d": ["d": "d–d"],
            "y": ["y": "y–y"],
            "M": ["M": "M–M"],
            "MMMd": ["d": "d–d MMM"],
            "yMMMd": ["d": "d–d MMM y"],
            "MMMEd": ["d": "E d\u{2009}–\u{2009}E d MMM"],
            "yMMMEd": ["d": "E, d\u{2009}–\u{2009}E, d MMM y"],
        ],
        "en_IN": [
            "d": ["d": "d–d"],
            "y": ["y": "y–y"],
            "M": ["M": "M–M"],
            "MMMd": ["d": "d–d MMM"],
            "yMMMd": ["d": "d–d MMM y"],
        ],
        "es": [
            "d": ["d": "d–d"],
            "y": ["y": "y–y"],
            "M": ["M": "M–M"],
            "MMM": ["M": "MMM–MMM"],
            "yMMM": ["M": "MMM–MMM y"],
            "yMMMM": ["M": "MMMM–MMMM 'de 'y"],
            "MMMd": ["d": "d–d MMM"],
            "yMMMd": ["d": "d–d MMM y"],
        ],
        "fr": [
            "MMM": ["M": "MMM–MMM"]
        ],
        "hi": [
            "MMMd": ["d": "d\u{2009}–\u{2009}d MMM"]
        ],
        "it": [
            "MMMd": ["d": "dd–dd MMM", "M": "dd MMM\u{2009}–\u{2009}dd MMM"],
            "yMMMd": [
                "d": "dd–dd MMM y",
                "M": "dd MMM\u{2009}–\u{2009}dd MMM y",
                "y": "dd MMM y\u{2009}–\u{2009}dd MMM y",
            ],
            "MMMEd": ["d": "E dd\u{2009}–\u{2009}E dd MMM", "M": "E dd MMM\u{2009}–\u{2009}E dd MMM"],
        ],
        "ko": [
            "Md": ["d": "M. d ~ M. d", "M": "M. d ~ M. d"]
        ],
        "pl": [
            "yM": ["M": "MM.y–MM.y", "y": "MM.y–MM.y"],
            "yMMM": ["M": "LLL–LLL y", "y": "LLL y–LLL y"],
            "yMMMM": ["y": "LLLL y–LLLL y"],
            "MMMd": ["d": "d–d MMM", "M": "d MMM–d MMM"],
            "yMMMd": ["d": "d–d MMM y", "M": "d MMM–d MMM y", "y": "d MMM y–d MMM y"],
            "MEd": ["d": "E, dd.MM–E, dd.MM", "M": "E, dd.MM–E, dd.MM"],
            "MMMEd": ["d": "E, d MMM–E, d MMM", "M": "E, d MMM–E, d MMM"],
            "yMEd": ["d": "E, dd.MM.y–E, dd.MM.y", "M": "E, dd.MM.y–E, dd.MM.y", "y": "E, dd.MM.y–E, dd.MM.y"],
            "yMMMEd": ["d": "E, d–E, d MMM y", "M": "E, d MMM y–E, d MMM y", "y": "E, d MMM y–E, d MMM y"],
        ],
        "pt": [
            "MMMEd": ["d": "E, d 'de 'MMM\u{2009}–\u{2009}E, d 'de 'MMM"],
            "yMMMEd": ["d": "E, d 'de 'MMM\u{2009}–\u{2009}E, d 'de 'MMM 'de 'y"],
        ],
        "ru": [
            "d": ["d": "d–d"],
            "y": ["y": "y–y"],
            "M": ["M": "M–M"],
            "MMM": ["M": "LLL – LLL"],
            "yM": ["M": "MM.y – MM.y", "y": "MM.y – MM.y"],
            "yMMM": ["M": "LLL – LLL y\u{202F}г.", "y": "LLL y\u{202F}г. – LLL y\u{202F}г."],
            "yMMMM": ["M": "LLLL – LLLL y\u{202F}г.", "y": "LLLL y\u{202F}г. – LLLL y\u{202F}г."],
            "Md": ["d": "dd.MM – dd.MM", "M": "dd.MM – dd.MM"],
            "MMMd": ["d": "d–d MMM", "M": "d MMM – d MMM"],
            "yMd": ["d": "dd.MM.y – dd.MM.y", "M": "dd.MM.y – dd.MM.y", "y": "dd.MM.y – dd.MM.y"],
            "yMMMd": [
                "d": "d–d MMM y\u{202F}г.",
                "M": "d MMM – d MMM y\u{202F}г.",
                "y": "d MMM y\u{202F}г. – d MMM y\u{202F}г.",
            ],
            "MEd": ["d": "E, dd.MM – E, dd.MM", "M": "E, dd.MM – E, dd.MM"],
            "MMMEd": ["d": "E, d MMM – E, d MMM", "M": "E, d MMM – E, d MMM"],
            "yMEd": [
                "d": "ccc, dd.MM.y – ccc, dd.MM.y",
                "M": "ccc, dd.MM.y – ccc, dd.MM.y",
                "y": "ccc, dd.MM.y – ccc, dd.MM.y",
            ],
            "yMMMEd": [
                "d": "ccc, d – ccc, d MMM y\u{202F}г.",
                "M": "ccc, d MMM – ccc, d MMM y\u{202F}г.",
                "y": "ccc, d MMM y\u{202F}г. – ccc, d MMM y\u{202F}г.",
            ],
        ],
        "tr": [
            "M": ["M": "M\u{2009}–\u{2009}M"],
            "Md": ["d": "d.M\u{2009}–\u{2009}d.M", "M": "d.M\u{2009}–\u{2009}d.M"],
            "MEd": ["d": "d.M E\u{2009}–\u{2009}d.M E", "M": "d.M E\u{2009}–\u{2009}d.M E"],
        ],
        "zh": [
            "d": ["d": "d–d日"],
            "y": ["y": "y–y年"],
            "M": ["M": "M–M月"],
            "MMM": ["M": "MMM – MMM"],
        ],
    ]
}
