// A module because Apple's framework of this name has these types; `import SwiftUI` brings it along.

@_exported import Foundation

/// A kind of data or file.
///
/// Linux has no database of types that apps declare. What Apple's systems declare is known (`declaredTypes`); a type that
/// an app declares is known by the value that `init(exportedAs:conformingTo:)` or `init(importedAs:conformingTo:)` returns.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The identifiers of the types that an app has declared this one to conform to.
    private let parents: [String]

    init(declared identifier: String) {
        self.identifier = identifier
        parents = []
    }

    private init(identifier: String, parent: UTType?) {
        self.identifier = identifier
        parents = parent.map { [$0.identifier] + $0.parents } ?? []
    }

    /// The type with an identifier; nil if it is not known.
    public init?(_ identifier: String) {
        guard UTTypeDeclaration.byIdentifier[identifier.lowercased()] != nil else { return nil }
        self.init(declared: identifier.lowercased())
    }

    /// A type that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, parent: parentType)
    }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, parent: parentType)
    }

    /// The type of files with an extension. One that is not known gives a dynamic type, whose identifier differs from
    /// that of Apple's systems.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type. One that is not known gives a dynamic type, whose identifier differs from that
    /// of Apple's systems.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = known
        } else {
            self.init(identifier: "dyn.\(tagClass.rawValue).\(tag.lowercased())", parent: supertype ?? .item)
        }
    }

    /// All known types with a tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return declaredTypes.filter { $0.tags[tagClass]?.contains(tag) == true }
            .map { UTType(declared: $0.identifier) }
            .filter { supertype == nil || supertype.map($0.conforms(to:)) == true }
    }

    private var declaration: UTTypeDeclaration? { UTTypeDeclaration.byIdentifier[identifier] }

    /// The tags of the type by their class, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let declaration { return declaration.tags }
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let prefix = "dyn.\(tagClass.rawValue)."
            if identifier.hasPrefix(prefix) { return [tagClass: [String(identifier.dropFirst(prefix.count))]] }
        }
        return [:]
    }

    /// The preferred extension of file names, without a dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// True for a type that was made for a tag that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// True for a type that the system declares, or that has been made by the app that declares it.
    public var isDeclared: Bool { !isDynamic }

    /// True for a type in the public domain.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents + (declaration?.parents ?? [])
        while let next = open.popLast() {
            guard found.insert(UTType(declared: next)).inserted else { continue }
            open += UTTypeDeclaration.byIdentifier[next]?.parents ?? []
        }
        return found
    }

    /// Tells whether the type is another one, or one of its kinds.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Tells whether the type is a kind of another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Tells whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    /// Types are equal by their identifiers, in upper or lower case.
    public static func == (lhs: UTType, rhs: UTType) -> Bool {
        lhs.identifier.lowercased() == rhs.identifier.lowercased()
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
