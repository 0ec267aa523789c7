import Foundation

/// The declaration of a type.
struct UTTypeDeclaration: Sendable {
    let identifier: String
    /// The identifiers of the types that it conforms to.
    let parents: [String]
    let tags: [UTTagClass: [String]]

    /// - Parameters:
    ///   - parents: The types that it conforms to, with spaces between them.
    ///   - extensions: The extensions of file names, with spaces between them.
    ///   - mimeTypes: The MIME types, with spaces between them.
    init(_ identifier: String, of parents: String = "", extensions: String = "", mimeTypes: String = "") {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.identifier = identifier
        self.parents = words(parents)
        var tags: [UTTagClass: [String]] = [:]
        if !extensions.isEmpty { tags[.filenameExtension] = words(extensions) }
        if !mimeTypes.isEmpty { tags[.mimeType] = words(mimeTypes) }
        self.tags = tags
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: declaredTypes.map { ($0.identifier, $0) })
}
