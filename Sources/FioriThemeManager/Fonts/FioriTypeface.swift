import Foundation
import SwiftUI

/// Faces of the 72 typeface, which apps ship themselves, and the set of those registered.
enum FioriTypeface {
    private static let registered = Guarded<Set<String>>([])

    /// PostScript names of all faces, which are also their file names.
    static let faces = [
        "72-Light", "72-Regular", "72-Italic", "72-Bold", "72-BoldItalic", "72-Black", "72-Condensed",
        "72-CondensedBold",
    ]

    /// Records a face as registered.
    static func add(_ face: String) {
        registered.withValue { _ = $0.insert(face) }
    }

    static func removeAll() {
        registered.withValue { $0 = [] }
    }

    /// Returns the face for some traits; nil if it is not registered. No other weight or slant stands in for it. 72 has
    /// no light, black or condensed italic: these traits map to the regular italic, the bold italic and the upright
    /// condensed face.
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

/// Error that prevents the registration of fonts.
public struct FontRegistrationError: LocalizedError, CustomStringConvertible, Sendable {
    /// File or folder that cannot be registered.
    public let url: URL
    /// Problem with the file or folder.
    public let reason: String

    public var description: String { "\(url.path): \(reason)" }

    public var errorDescription: String? { description }
}
