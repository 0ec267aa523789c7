import Foundation
import TextLayout

/// Makes font files of an app known; what Core Text does on Apple's systems.
@_spi(Portable)
public enum FontRegistration {
    /// From now on the families and faces of a file can be named in ``Font/custom(_:size:)``.
    /// - Throws: when the file is missing or no font.
    public static func register(fontAt url: URL) throws {
        _ = try TextEngine.shared.register(fontFile: url.path)
    }
}
