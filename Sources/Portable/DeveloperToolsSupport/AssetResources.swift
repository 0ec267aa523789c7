import Foundation

/// A colour of an asset catalog. Xcode generates one for each colour; by hand it is made of its name.
public struct ColorResource: Hashable, @unchecked Sendable {
    /// The name in the asset catalog.
    package let name: String
    /// Where the asset catalog is.
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: The name in the asset catalog.
    ///   - bundle: Where the asset catalog is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A picture of an asset catalog. Xcode generates one for each picture; by hand it is made of its name.
public struct ImageResource: Hashable, @unchecked Sendable {
    /// The name in the asset catalog.
    package let name: String
    /// Where the asset catalog is.
    package let bundle: Bundle

    /// - Parameters:
    ///   - name: The name in the asset catalog.
    ///   - bundle: Where the asset catalog is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
