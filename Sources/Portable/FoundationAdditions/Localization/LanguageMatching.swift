import Foundation
internal import _FoundationICU

/// Finds the translation that suits a reader best.
///
/// The toolchain's `Bundle.preferredLocalizations` takes the first of the bundle's languages when the reader's is not
/// spelled alike (`en-GB` and `en`). ICU has the matching that Apple's systems use.
package enum LanguageMatching {
    /// The languages of those available that suit the reader, the best first; empty when none does.
    ///
    /// - Parameters:
    ///   - available: As the folders of a bundle are named: `de`, `pt-BR`, `zh_Hans`.
    ///   - preferences: The reader's languages, the best first.
    package static func localizations(from available: [String], for preferences: [String]) -> [String] {
        guard !available.isEmpty, !preferences.isEmpty else { return [] }
        var spelled: [String: String] = [:]
        for name in available { spelled[canonical(name)] = name }
        let candidates = spelled.keys.sorted().map { strdup($0) }
        let wanted = preferences.map { strdup(canonical($0)) }
        defer { for string in candidates + wanted { free(string) } }
        var found = [UnsafePointer<CChar>?](repeating: nil, count: candidates.count + 4)
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
            wanted.map { UnsafePointer($0) }, Int32(wanted.count), candidates.map { UnsafePointer($0) },
            Int32(candidates.count), &found, Int32(found.count), &status)
        guard !status.isFailure, count > 0 else { return [] }
        return found.prefix(Int(count)).compactMap { $0.flatMap { spelled[String(cString: $0)] } }
    }

    /// SwiftPM writes folder names in small letters; ICU wants `zh_Hans`.
    private static func canonical(_ name: String) -> String {
        Locale.identifier(.icu, from: name.replacingOccurrences(of: "-", with: "_"))
    }
}
