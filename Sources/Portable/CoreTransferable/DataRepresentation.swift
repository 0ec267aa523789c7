import UniformTypeIdentifiers

/// A form of values as data in memory.
public struct DataRepresentation<Item>: TransferRepresentation, PrimitiveRepresentation where Item: Transferable {
    package let routes: [TransferRoute<Item>]

    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Makes data of a value.
    ///   - importing: Makes a value of data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        routes = [TransferRoute(contentType: contentType, exporting: exporting, importing: importing)]
    }

    /// A form that is only sent.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        routes = [TransferRoute(contentType: exportedContentType, exporting: exporting)]
    }

    /// A form that is only read.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        routes = [TransferRoute(contentType: importedContentType, importing: importing)]
    }
}
