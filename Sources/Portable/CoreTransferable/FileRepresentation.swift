import UniformTypeIdentifiers

/// A form of values as files.
///
/// On Linux the receiver gets a copy of the file in a temporary folder.
public struct FileRepresentation<Item>: TransferRepresentation, PrimitiveRepresentation where Item: Transferable {
    package let routes: [TransferRoute<Item>]

    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Of no effect on Linux.
    ///   - exporting: Makes a file of a value.
    ///   - importing: Makes a value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [
            TransferRoute(
                contentType: contentType, exporting: { try Data(contentsOf: try await exporting($0).file) },
                importing: { try await Self.read($0, as: contentType, importing) })
        ]
    }

    /// A form that is only sent.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        routes = [
            TransferRoute(
                contentType: exportedContentType, exporting: { try Data(contentsOf: try await exporting($0).file) })
        ]
    }

    /// A form that is only read.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        routes = [
            TransferRoute(
                contentType: importedContentType,
                importing: { try await Self.read($0, as: importedContentType, importing) })
        ]
    }

    private static func read(
        _ data: Data, as contentType: UTType,
        _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
    ) async throws -> Item {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .appendingPathExtension(for: contentType)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Of no effect on Linux, where a copy is sent.
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that has been received.
public struct ReceivedTransferredFile: Sendable {
    /// The file, which is removed once it has been read.
    public let file: URL
    /// True for the sender's own file.
    public let isOriginalFile: Bool
}
