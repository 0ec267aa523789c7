import Foundation

/// Bytes for an image.
public class CGDataProvider: @unchecked Sendable {
    /// The bytes.
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }

    /// The bytes of a file; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}
