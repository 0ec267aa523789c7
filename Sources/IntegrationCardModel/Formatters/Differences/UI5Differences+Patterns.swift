/// Patterns of dates and times in which UI5's copy of CLDR differs from that of ICU.
extension UI5Differences {
    /// Patterns of dates by style.
    static let datePatterns: [String: [String: String]] = [
        "ar": ["long": "d MMMM y", "full": "EEEE، d MMMM y"], "cs": ["short": "dd.MM.yy"],
        "en_IN": ["medium": "dd-MMM-y", "full": "EEEE, d MMMM, y"],
        "ja": ["full": "y年M月d日EEEE"],
        "ko": ["short": "yy. M. d.", "long": "y년 M월 d일", "full": "y년 M월 d일 EEEE"],
        "zh": ["full": "y年M月d日EEEE"],
    ]

    /// Patterns of times by style.
    static let timePatterns: [String: [String: String]] = [
        "hi": ["short": "h:mm a", "medium": "h:mm:ss a", "long": "h:mm:ss a z", "full": "h:mm:ss a zzzz"],
        "sv": ["full": "HH:mm:ss zzzz"],
    ]

    /// The text between date and time by the date's style, where it is not that of ICU's short style.
    static let glue: [String: [String: String]] = [
        "ca": ["medium": ", ", "long": ", ", "full": ", "], "el": ["long": " - ", "full": " - "],
        "fr": ["medium": ", ", "long": ", ", "full": ", "], "it": ["long": " ", "full": " "],
        "nl": ["short": " ", "medium": " ", "long": " ", "full": " "], "pl": ["long": " ", "full": " "],
        "pt": ["short": " ", "medium": " ", "long": " ", "full": " "],
        "pt_PT": ["short": ", ", "medium": ", ", "long": ", ", "full": ", "],
        "sk": ["medium": ", ", "long": ", ", "full": ", "], "sl": ["long": " ", "full": " "],
    ]

    /// Patterns by skeleton.
    static let skeletons: [String: [String: String]] = [
        "ar": [
            "yMMMd": "d MMM y", "yMMMEd": "E، d MMM y", "yMMMMd": "d MMMM y", "yMMMMEEEEd": "EEEE، d MMMM y",
        ],
        "de": [
            "Ed": "E, d.", "EHm": "E, HH:mm", "EHms": "E, HH:mm:ss", "Ehms": "E, h:mm:ss a", "h": "h 'Uhr' a",
            "MEd": "E, d.M.", "MMMEd": "E, d. MMM", "MMMMEd": "E, d. MMMM", "yM": "MM/y", "yMEd": "E, d.M.y",
            "yMMMEd": "E, d. MMM y",
        ],
        "en": ["Ed": "d E"], "en_GB": ["MEd": "E, dd/MM", "MMMEd": "E, d MMM"],
        "en_IN": ["yMMMEd": "E, d MMM, y"],
        "he": ["Ed": "E ה-d"],
        "hi": [
            "Ehm": "E h:mm a", "Ehms": "E h:mm:ss a", "h": "h a", "hm": "h:mm a", "hms": "h:mm:ss a",
        ],
        "it": ["Md": "d/M", "MEd": "E d/M", "yM": "M/y", "yMd": "d/M/y", "yMEd": "E d/M/y"],
        "ja": [
            "EHm": "H:mm (E)", "EHms": "H:mm:ss (E)", "Ehm": "aK:mm (E)", "Ehms": "aK:mm:ss (E)",
            "MMMEEEEd": "M月d日EEEE", "MMMMEEEEd": "M月d日EEEE", "yMMMEEEEd": "y年M月d日EEEE", "yMMMMEEEEd": "y年M月d日EEEE",
        ],
        "sv": ["MMM": "LLL"], "th": ["Hm": "HH:mm น.", "EHm": "E HH:mm น."],
        "tr": ["Md": "d/M", "MEd": "d/MM E", "MMMEd": "d MMMM E", "yM": "MM/y", "yMd": "dd.MM.y"],
        "zh": [
            "Ed": "d日E", "EHm": "EHH:mm", "EHms": "EHH:mm:ss", "Ehm": "Eah:mm", "Ehms": "Eah:mm:ss", "MMMEd": "M月d日E",
            "yM": "y年M月", "yMMMEd": "y年M月d日E",
        ],
    ]

    /// The text between the ends of an interval, where it is not a dash between thin spaces.
    static let intervalDashes: [String: String] = [
        "ar": " – ", "bg": " – ", "da": "-", "el": " - ", "fi": "–", "he": " – ", "hi": " – ", "ja": "～", "ko": " ~ ",
        "nb": "–", "no": "–", "ru": " – ", "sl": "–", "th": " – ", "uk": " – ", "zh": " – ",
    ]
}
