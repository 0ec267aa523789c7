import Foundation

/// A colour in an asset catalog. Xcode generates a constant for each colour; code can make one from a name.
public struct ColorResource: Hashable, Sendable {
    /// The name in the asset catalog.
    package let name: String
    /// The bundle of the asset catalog.
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: The name in the asset catalog.
    ///   - bundle: The bundle of the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image in an asset catalog. Xcode generates a constant for each image; code can make one from a name.
public struct ImageResource: Hashable, Sendable {
    /// The name in the asset catalog.
    package let name: String
    /// The bundle of the asset catalog.
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: The name in the asset catalog.
    ///   - bundle: The bundle of the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
