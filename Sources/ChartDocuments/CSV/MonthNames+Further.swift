extension MonthNames {
    /// Names of months that spreadsheets of Windows write, or that are common, beside those of Unicode's CLDR, by language:
    /// Excel's `Mrz`, Austrian names, French and Hungarian ones without accents, and short forms of Microsoft's locales.
    static let further: [String: [String: Int]] = [
        "de": ["jänner": 1, "jän": 1, "jaenner": 1, "feber": 2, "mrz": 3, "maerz": 3],
        "es": ["set": 9, "setiembre": 9],
        "fr": ["fev": 2, "fevr": 2, "fevrier": 2, "aout": 8, "decembre": 12],
        "pl": ["paz": 10],
        "tr": ["sub": 2, "agu": 8],
        "hu": ["marc": 3, "maj": 5],
        "el": ["μαϊ": 5, "μαι": 5],
        "lt": ["rgp": 8, "rgs": 9, "spl": 10, "lap": 11, "grd": 12],
        "id": ["peb": 2, "agt": 8, "nop": 11],
    ]
}
