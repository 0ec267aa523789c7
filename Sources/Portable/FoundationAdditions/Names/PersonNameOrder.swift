import Foundation

/// The order and separator of the parts of a name.
struct PersonNameOrder {
    private var familyFirst: Bool
    private var separator: String
    private var initialsAreJoined: Bool

    /// The script of a name takes precedence over the locale: a Chinese name keeps its order everywhere.
    init(of name: PersonNameComponents, locale: Locale) {
        let letters = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
        let isHan = letters.contains { (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
        let isHangul = letters.contains { (0xAC00...0xD7AF).contains($0.value) }
        let language = locale.language.languageCode
        // Languages whose names begin with the family name, by CLDR 46's "nameOrderLocales".
        familyFirst = isHan || isHangul || language.map { Self.familyFirstLanguages.contains($0.identifier) } ?? false
        separator = isHan || isHangul ? "" : " "
        initialsAreJoined = isHan || isHangul
    }

    private static let familyFirstLanguages: Set<String> = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]

    func text(of name: PersonNameComponents, style: PersonNameComponents.FormatStyle.Style) -> String {
        switch style {
        case .short:
            return filled(name.nickname) ?? filled(name.givenName) ?? filled(name.familyName) ?? ""
        case .medium:
            return joined([name.givenName], [name.familyName])
        case .long:
            let core = joined([name.givenName, name.middleName], [name.familyName])
            return [filled(name.namePrefix), filled(core), filled(name.nameSuffix)].compactMap { $0 }
                .joined(separator: " ")
        case .abbreviated:
            // Names in scripts without spaces are abbreviated to the family name.
            if initialsAreJoined, let family = filled(name.familyName) { return family }
            let initials = [filled(name.givenName), filled(name.familyName)].compactMap { $0?.first.map(String.init) }
            return (familyFirst ? initials.reversed() : initials).joined()
        }
    }

    private func joined(_ given: [String?], _ family: [String?]) -> String {
        (familyFirst ? family + given : given + family).compactMap(filled).joined(separator: separator)
    }

    private func filled(_ part: String?) -> String? {
        let part = part?.trimmingCharacters(in: .whitespaces)
        return part?.isEmpty == false ? part : nil
    }
}
