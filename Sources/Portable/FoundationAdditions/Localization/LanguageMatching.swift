import Foundation
internal import _FoundationICU

/// Finds the best localisation for the user's preferred languages.
///
/// The toolchain's `Bundle.preferredLocalizations` falls back to the first of the bundle's languages if the identifiers
/// differ (`en-GB` and `en`). ICU has the matching that Apple's systems use.
package enum LanguageMatching {
    /// The available languages that suit the user, the best first; empty if there is none.
    ///
    /// - Parameters:
    ///   - available: The names of a bundle's folders: `de`, `pt-BR`, `zh_Hans`.
    ///   - preferences: The user's languages, in order of preference.
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

    /// Converts folder names, which SwiftPM lowercases, to ICU's spelling such as `zh_Hans`.
    private static func canonical(_ name: String) -> String {
        Locale.identifier(.icu, from: name.replacingOccurrences(of: "-", with: "_"))
    }
}
