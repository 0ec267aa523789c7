import Foundation

extension URL {
    /// Appends a name, with the extension of a type where it has none for it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let known = contentType.tags[.filenameExtension] ?? []
        let url = appendingPathComponent(partialName)
        return known.contains(url.pathExtension.lowercased()) ? url : url.appendingPathExtension(for: contentType)
    }

    /// Appends the preferred extension of a type; none if it has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension(_:)) ?? self
    }

    /// Appends a name with the extension of a type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Appends the preferred extension of a type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
