import Foundation

/// The folder of a card, the only place of the file system that the card can read.
public struct CardBundle: Sendable, Hashable {
    /// The folder that paths cannot leave, without symbolic links.
    public let root: URL
    /// The folder to which paths are relative: that of the manifest, within the root.
    public let base: URL

    /// Creates the bundle of a folder.
    ///
    /// - Parameters:
    ///   - root: a folder.
    ///   - manifestFolder: the folder of the manifest within the root, if it differs from the root.
    public init(root: URL, manifestFolder: URL? = nil) {
        self.root = root.standardizedFileURL.resolvingSymlinksInPath()
        base = (manifestFolder ?? root).standardizedFileURL.resolvingSymlinksInPath()
    }

    /// The place of a file.
    ///
    /// Refused are absolute paths, paths that lead out of the root with `..` or symbolic links, drive letters and
    /// backslashes, and NUL, each also when it is percent-encoded once or several times.
    public func url(of path: String) throws(CardDataError) -> URL {
        var text = path
        if let end = text.firstIndex(where: { $0 == "?" || $0 == "#" }) { text = String(text[..<end]) }
        var rounds = 0
        while true {
            try Self.checkCharacters(of: text)
            guard text.contains("%"), let decoded = text.removingPercentEncoding, decoded != text else { break }
            rounds += 1
            guard rounds <= 4 else { throw .pathRefused("it is encoded many times") }
            text = decoded
        }
        let rootParts = root.pathComponents
        var parts = base.pathComponents
        guard parts.starts(with: rootParts) else { throw .pathRefused("the manifest is outside of the bundle") }
        for segment in text.split(separator: "/") where segment != "." {
            if segment == ".." {
                guard parts.count > rootParts.count else { throw .pathRefused("it leads out of the bundle") }
                parts.removeLast()
            } else {
                parts.append(String(segment))
            }
        }
        let lexical = parts.dropFirst(rootParts.count).reduce(root) { $0.appendingPathComponent($1) }
        let real = lexical.resolvingSymlinksInPath()
        guard real.pathComponents.starts(with: rootParts) else { throw .pathRefused("a link leads out of the bundle") }
        return real
    }

    /// The content of a file.
    public func data(at path: String, limits: CardDataLimits = .init()) throws(CardDataError) -> Data {
        let url = try url(of: path)
        // Devices and pipes could be read without an end.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
            attributes[.type] as? FileAttributeType == .typeRegular, let file = try? FileHandle(forReadingFrom: url)
        else { throw .fileNotFound(path) }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: limits.maximumResponseBytes + 1) else { return Data() }
        guard data.count <= limits.maximumResponseBytes else { throw .tooLarge(limits.maximumResponseBytes) }
        return data
    }

    private static func checkCharacters(of path: String) throws(CardDataError) {
        guard !path.isEmpty else { throw .pathRefused("it is empty") }
        guard !path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
            throw .pathRefused("it contains a control character")
        }
        guard !path.hasPrefix("/"), !path.hasPrefix("~") else { throw .pathRefused("it is absolute") }
        guard !path.contains("\\") else { throw .pathRefused("it contains a backslash") }
        guard !path.prefix(while: { $0 != "/" }).contains(":") else {
            throw .pathRefused("it starts with a scheme or drive")
        }
    }
}
