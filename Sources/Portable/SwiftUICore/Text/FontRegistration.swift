import Foundation
import TextLayout

/// Makes font files of an app known; what Core Text does on Apple's systems.
@_spi(Portable)
public enum FontRegistration {
    /// Registers the families and faces of a file for use in ``Font/custom(_:size:)``.
    /// - Throws: when the file is missing or no font.
    public static func register(fontAt url: URL) throws {
        _ = try TextEngine.shared.register(fontFile: url.path)
    }
}
