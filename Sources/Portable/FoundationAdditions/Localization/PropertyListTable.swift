import Foundation

/// Reads tables that are property lists: `.strings` and `.stringsdict`.
enum PropertyListTable {
    /// The entries of a `.strings` file; nil if it cannot be read.
    static func strings(at url: URL, language: Locale) -> [String: LocalizedEntry]? {
        dictionary(at: url)?.compactMapValues { value in
            (value as? String).map { LocalizedEntry(format: $0, language: language) }
        }
    }

    /// The entries of a `.stringsdict` file, with plural forms; nil if it cannot be read.
    static func plurals(at url: URL, language: Locale) -> [String: LocalizedEntry]? {
        dictionary(at: url)?.compactMapValues { value in
            (value as? [String: Any]).flatMap { entry($0, language: language) }
        }
    }

    private static func entry(_ rules: [String: Any], language: Locale) -> LocalizedEntry? {
        // Of texts for several widths the widest is the most detailed.
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String],
            let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
        {
            return LocalizedEntry(format: widest.value, language: language)
        }
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, rule) in rules {
            guard var forms = rule as? [String: String],
                forms["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
            else { continue }
            let specifier = forms["NSStringFormatValueTypeKey"] ?? "lld"
            forms["NSStringFormatSpecTypeKey"] = nil
            forms["NSStringFormatValueTypeKey"] = nil
            variables[name] = .init(forms: forms, specifier: specifier)
        }
        return LocalizedEntry(format: format, variables: variables, language: language)
    }

    /// Reports a file that exists and cannot be read once, because all its texts would otherwise be missing silently.
    private static func dictionary(at url: URL) -> [String: Any]? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
            if let dictionary = list as? [String: Any] { return dictionary }
            LocalizationLog.report("\(url.path) is no table: its outermost value is not a dictionary.")
        } catch {
            LocalizationLog.report("\(url.path) cannot be read: \(error)")
        }
        return nil
    }
}

/// Reports tables that cannot be read to developers.
enum LocalizationLog {
    static func report(_ message: String) {
        FileHandle.standardError.write(Data("Localization: \(message)\n".utf8))
    }
}
