import Foundation

/// The declarations of a style: `fill: red; --c: var(--d)`.
struct VectorDeclarations {
    private let all: [(name: String, value: ArraySlice<UInt8>, whole: ArraySlice<UInt8>)]

    init(_ text: ArraySlice<UInt8>) {
        all = Self.split(text).compactMap { whole in
            guard let colon = whole.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let name = String(decoding: whole[..<colon], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return (name, Self.trimmed(whole[(colon + 1)...]), whole)
        }
    }

    /// The custom properties. Values with signs that could end an attribute, an element or a rule do not count.
    var definitions: [VectorCustomProperties.Definition] {
        all.compactMap { name, value, _ in
            guard name.hasPrefix("--"), value.count <= VectorCustomProperties.mostLength else { return nil }
            return value.contains(where: Self.ends.contains) ? nil : (name, value)
        }
    }

    /// The declarations with the values of custom properties.
    func resolved(_ properties: VectorCustomProperties) -> [UInt8] {
        var result: [UInt8] = []
        for (name, value, whole) in all {
            if !name.hasPrefix("--"), VectorCustomProperties.hasReference(value) {
                guard let resolved = properties.resolved(value) ?? Self.unset(name) else { continue }
                result += Array(name.utf8) + [UInt8(ascii: ":")] + resolved
            } else {
                result += whole
            }
            result.append(UInt8(ascii: ";"))
        }
        return result
    }

    // MARK: Parts

    private static let ends = Set("<>&{}\\]".utf8)

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop { $0 <= 0x20 }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }

    /// The parts between semicolons that stand in no parentheses and quotation marks.
    private static func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, depth): (Int, Int) = (text.startIndex, 0)
        var quote: UInt8?
        for index in text.indices {
            let byte = text[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(depth - 1, 0)
            case UInt8(ascii: ";") where depth == 0:
                parts.append(text[start..<index])
                start = index + 1
            default: break
            }
        }
        parts.append(text[start...])
        return parts
    }

    // MARK: Properties

    /// True for an attribute that is a property of CSS.
    static func isProperty(_ name: String) -> Bool { inherited.contains(name) || others.contains(name) }

    /// The value of a property whose own one is not valid: the inherited one, or none where a property is not inherited.
    static func unset(_ name: String) -> [UInt8]? { inherited.contains(name) ? Array("inherit".utf8) : nil }

    private static let inherited: Set<String> = [
        "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "clip-rule", "color",
        "color-interpolation", "color-interpolation-filters", "font", "font-family", "font-size", "font-style",
        "font-variant", "font-weight", "font-stretch", "letter-spacing", "word-spacing", "text-anchor", "direction",
        "writing-mode", "marker", "marker-start", "marker-mid", "marker-end", "paint-order", "shape-rendering",
        "text-rendering", "image-rendering", "visibility",
    ]
    private static let others: Set<String> = [
        "opacity", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color", "mask", "clip-path",
        "filter", "display", "overflow", "transform", "mix-blend-mode", "isolation", "baseline-shift",
        "dominant-baseline", "text-decoration", "unicode-bidi",
    ]
}
