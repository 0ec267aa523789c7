import UniformTypeIdentifiers

/// A way in which values become data and back.
package struct TransferRoute<Item>: Sendable {
    package var contentType: UTType
    package var exporting: (@Sendable (Item) async throws -> Data)?
    package var importing: (@Sendable (Data) async throws -> Item)?
    /// Tells whether a value can be sent in this way.
    package var condition: @Sendable (Item) -> Bool = { _ in true }
    package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
}

/// A representation without a body.
package protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
    var routes: [TransferRoute<Item>] { get }
}

extension TransferRepresentation {
    /// The ways of all forms that this one is made of, the preferred one first.
    package var allRoutes: [TransferRoute<Item>] {
        if let primitive = self as? any PrimitiveRepresentation { return primitive.routesOf(Item.self) }
        if Body.self == Never.self { return [] }
        return body.routesOf(Item.self)
    }

    /// The ways of a form for values of a type, which is that of its items.
    fileprivate func routesOf<T>(_ type: T.Type) -> [TransferRoute<T>] { allRoutes as? [TransferRoute<T>] ?? [] }
}

extension PrimitiveRepresentation {
    fileprivate func routesOf<T>(_ type: T.Type) -> [TransferRoute<T>] { routes as? [TransferRoute<T>] ?? [] }
}

/// Why a value could not be sent.
package struct TransferError: Error, CustomStringConvertible {
    package let description: String
}

extension Transferable {
    /// The ways in which values of the type become data and back, the preferred one first.
    package static var routes: [TransferRoute<Self>] {
        let representation = transferRepresentation
        return representation.allRoutes as? [TransferRoute<Self>] ?? []
    }

    /// The types of data that values of the type can be made of.
    package static var importedContentTypes: [UTType] { routes.filter { $0.importing != nil }.map(\.contentType) }

    /// The types of data that the value can become.
    package var exportedContentTypes: [UTType] {
        Self.routes.filter { $0.exporting != nil && $0.condition(self) }.map(\.contentType)
    }

    /// The value as data of a type or one of its kinds.
    package func exported(as contentType: UTType) async throws -> Data {
        for route in Self.routes where route.condition(self) && route.contentType.conforms(to: contentType) {
            if let exporting = route.exporting { return try await exporting(self) }
        }
        throw TransferError(description: "\(Self.self) has no representation as \(contentType)")
    }

    /// A value of data of a type.
    package static func imported(_ data: Data, as contentType: UTType) async throws -> Self {
        for route in routes where contentType.conforms(to: route.contentType) {
            if let importing = route.importing { return try await importing(data) }
        }
        throw TransferError(description: "\(Self.self) cannot be made of \(contentType)")
    }

    /// A value of a type made of another one: by the first form of the other that this type reads.
    package static func imported(from value: some Transferable) async throws -> Self {
        for contentType in value.exportedContentTypes
        where importedContentTypes.contains(where: { contentType.conforms(to: $0) }) {
            return try await imported(try await value.exported(as: contentType), as: contentType)
        }
        throw TransferError(description: "\(Self.self) reads no representation of \(type(of: value))")
    }

    /// Tells whether values of the type can be made of another one.
    package static func reads(_ value: some Transferable) -> Bool {
        value is Self
            || value.exportedContentTypes.contains { type in importedContentTypes.contains { type.conforms(to: $0) } }
    }
}
