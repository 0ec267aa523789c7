import CoreGraphics
import Drawing
import Foundation

/// Writes single items and groups of a display list as SVG, for outputs that keep a document and change parts of it.
///
/// Definitions (gradients, clips, filters) stand in the fragment that uses them, with names that no other fragment of
/// the same writer has. Style attributes are written as `data-style`, because strict content security policies refuse
/// inline styles; the reader of the fragments applies them.
package struct SVGFragments {
    /// Device pixels per point, for parts that are embedded as images.
    private let scale: CGFloat
    private let size: CGSize
    private var number = 0

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    /// An item that is no group, as exactly one element; empty if nothing of it is visible.
    package mutating func element(_ item: DisplayItem) -> String {
        var writer = makeWriter()
        writer.draw(DisplayList([item]))
        let (body, definitions) = writer.document.parts
        if body.isEmpty { return "" }
        let isSingle = definitions.isEmpty && body.utf8.dropLast().firstIndex(of: UInt8(ascii: "\n")) == nil
        let text = isSingle ? body : "<g>" + Self.wrapped(definitions) + body + "</g>"
        return Self.trimmed(text)
    }

    /// The attributes of a group's element, and the definitions that they refer to, as an element or empty.
    package mutating func attributes(
        of group: DisplayGroup
    ) -> (attributes: [(name: String, value: String)], definitions: String) {
        var writer = makeWriter()
        let attributes = writer.attributes(of: group).compactMap { name, value in
            value.map { (name: name == "style" ? "data-style" : name, value: $0) }
        }
        return (attributes, Self.trimmed(Self.wrapped(writer.document.parts.definitions)))
    }

    /// The value of a `transform` attribute.
    package static func transform(_ transform: CGAffineTransform) -> String {
        transform.isIdentity ? "" : SVGWriter.matrix(transform)
    }

    /// True if SVG cannot show a group's content, which is drawn as an image instead.
    package static func needsPixels(_ group: DisplayGroup) -> Bool { SVGBlend.name(group.blendMode) == nil }

    private mutating func makeWriter() -> SVGWriter {
        number += 1
        var writer = SVGWriter(canvas: Canvas(size: size, scale: scale))
        writer.document.prefix = "d\(number)"
        return writer
    }

    private static func wrapped(_ definitions: String) -> String {
        definitions.isEmpty ? "" : "<defs>" + definitions + "</defs>"
    }

    /// The text without white space around it, and with `data-style` for `style`.
    private static func trimmed(_ text: String) -> String {
        var bytes = text.utf8[...]
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        guard let first = place(of: style, in: bytes) else { return String(Substring(bytes)) }
        var result = ""
        var next: String.Index? = first
        while let place = next {
            result += Substring(bytes[..<place])
            result += " data-style=\""
            bytes = bytes[bytes.index(place, offsetBy: style.count)...]
            next = Self.place(of: style, in: bytes)
        }
        return result + Substring(bytes)
    }

    private static let style = Array(" style=\"".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

    private static func place(of pattern: [UInt8], in bytes: Substring.UTF8View) -> String.Index? {
        var index = bytes.startIndex
        while let found = bytes[index...].firstIndex(of: pattern[0]) {
            if bytes[found...].starts(with: pattern) { return found }
            index = bytes.index(after: found)
        }
        return nil
    }
}
