import Foundation

/// The data of an image.
public final class CGDataProvider: Sendable {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }

    /// The contents of a file; nil if it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}
