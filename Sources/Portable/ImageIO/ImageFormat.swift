import Foundation

/// The supported formats of image files, identified by their first bytes.
package enum ImageFormat: String, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case bmp = "com.microsoft.bmp"
    case tiff = "public.tiff"
    case ico = "com.microsoft.ico"
    case svg = "public.svg-image"

    /// The format of a file's data; nil for unknown ones.
    package init?(_ data: Data) {
        let start = [UInt8](data.prefix(16))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else if start.starts(with: Array("BM".utf8)) {
            self = .bmp
        } else if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if start.starts(with: [0, 0, 1, 0]) {
            self = .ico
        } else if Self.looksLikeSVG(data) {
            self = .svg
        } else {
            return nil
        }
    }

    /// True for an XML file with an `svg` element in its first kilobytes, and for gzip data.
    private static func looksLikeSVG(_ data: Data) -> Bool {
        if data.starts(with: [0x1F, 0x8B]) { return true }
        let head = String(decoding: data.prefix(4096), as: UTF8.self)
        guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else {
            return false
        }
        return head.contains("<svg") || head.contains(":svg")
    }
}
