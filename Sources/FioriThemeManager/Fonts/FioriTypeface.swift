import Foundation
import SwiftUI

/// The 72 typeface, which apps ship themselves: its faces and whether they can be used.
enum FioriTypeface {
    private static let registered = Guarded<Set<String>>([])

    /// All faces by their PostScript name, which is also the name of the file.
    static let faces = [
        "72-Light", "72-Regular", "72-Italic", "72-Bold", "72-BoldItalic", "72-Black", "72-Condensed",
        "72-CondensedBold",
    ]

    /// Remembers a face that can be used from now on.
    static func add(_ face: String) {
        registered.withValue { _ = $0.insert(face) }
    }

    static func removeAll() {
        registered.withValue { $0 = [] }
    }

    /// The face for some traits, when the app has it; a face that misses a slant or a weight is not taken for one that
    /// has it, except that 72 has no italic light, black or condensed.
    static func registeredFace(weight: Font.Weight, isItalic: Bool, isCondensed: Bool) -> String? {
        let face = face(weight: weight, isItalic: isItalic, isCondensed: isCondensed)
        return registered.withValue { $0.contains(face) } ? face : nil
    }

    static func face(weight: Font.Weight, isItalic: Bool, isCondensed: Bool) -> String {
        let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
        if isCondensed { return isBold ? "72-CondensedBold" : "72-Condensed" }
        if isItalic { return isBold ? "72-BoldItalic" : "72-Italic" }
        switch weight {
        case .ultraLight, .thin, .light: return "72-Light"
        case .semibold, .bold: return "72-Bold"
        case .heavy, .black: return "72-Black"
        default: return "72-Regular"
        }
    }
}

/// What keeps fonts from being registered.
public struct FontRegistrationError: LocalizedError, CustomStringConvertible, Sendable {
    /// The file or folder.
    public let url: URL
    /// What is wrong with it.
    public let reason: String

    public var description: String { "\(url.path): \(reason)" }

    public var errorDescription: String? { description }
}
