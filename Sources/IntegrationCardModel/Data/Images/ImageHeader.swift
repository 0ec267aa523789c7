/// The first bytes of a picture, from which its kind and size are read.
struct ImageHeader {
    let bytes: [UInt8]

    /// The kind; nil for content that is no picture.
    var kind: CardImage.Kind? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) { return .gif }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return .webP }
        if bytes.starts(with: Array("BM".utf8)), bytes.count >= 26 { return .bmp }
        return isSVG ? .svg : nil
    }

    /// True if the root element is `svg`, with a prefix or without; declarations, comments and white space may precede it.
    private var isSVG: Bool {
        var rest = bytes.prefix(4096)
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { $0 <= 32 }
            if rest.starts(with: Array("<svg".utf8)) || rest.starts(with: Array("<svg:svg".utf8)) { return true }
            guard rest.starts(with: Array("<?".utf8)) || rest.starts(with: Array("<!".utf8)) else {
                return Self.isPrefixed(rest)
            }
            let isComment = rest.starts(with: Array("<!--".utf8))
            let end: [UInt8] = isComment ? Array("-->".utf8) : [0x3E]
            guard let place = rest.firstRange(of: end) else { return !isComment && Self.isType(rest) }
            // A document type with declarations may be longer than what is read here.
            if rest[..<place.lowerBound].contains(UInt8(ascii: "[")), Self.isType(rest) { return true }
            rest = rest[place.upperBound...]
        }
    }

    /// True for an element such as `s:svg` whose prefix stands for the namespace of SVG.
    private static func isPrefixed(_ text: ArraySlice<UInt8>) -> Bool {
        let name = text.dropFirst().prefix { $0 > 0x20 && !">/:<=\"'".utf8.contains($0) }
        guard text.first == UInt8(ascii: "<"), !name.isEmpty, name.count <= 100 else { return false }
        let local = text[name.endIndex...]
        guard local.starts(with: ":svg".utf8), let next = local.dropFirst(4).first, next <= 0x20 else { return false }
        return ["\"", "'"].contains { quote in
            let binding = "xmlns:\(String(decoding: name, as: UTF8.self))=\(quote)http://www.w3.org/2000/svg\(quote)"
            return text.firstRange(of: Array(binding.utf8)) != nil
        }
    }

    /// True for a document type of SVG: `<!DOCTYPE svg …`, with a prefix or without.
    private static func isType(_ text: ArraySlice<UInt8>) -> Bool {
        let type = Array("<!DOCTYPE".utf8)
        guard text.starts(with: type) else { return false }
        let name = text.dropFirst(type.count).drop { $0 <= 32 }.prefix { $0 > 0x20 && !">[".utf8.contains($0) }
        return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
    }

    /// True if a document type declares entities, which may expand without bound.
    var declaresEntities: Bool {
        bytes.firstRange(of: Array("<!ENTITY".utf8)) != nil || bytes.firstRange(of: Array("<!entity".utf8)) != nil
    }

    /// The size in pixels; nil when the header is cut off or broken.
    func size(of kind: CardImage.Kind) -> (width: Int, height: Int)? {
        switch kind {
        case .png:
            guard let width = big(at: 16, count: 4), let height = big(at: 20, count: 4) else { return nil }
            return (width, height)
        case .gif:
            guard let width = little(at: 6, count: 2), let height = little(at: 8, count: 2) else { return nil }
            return (width, height)
        case .bmp:
            guard let headerSize = little(at: 14, count: 4) else { return nil }
            if headerSize == 12 {
                guard let width = little(at: 18, count: 2), let height = little(at: 20, count: 2) else { return nil }
                return (width, height)
            }
            guard let width = little(at: 18, count: 4), let height = little(at: 22, count: 4) else { return nil }
            // A negative height turns the order of the rows round.
            return (
                Int(Int32(truncatingIfNeeded: width).magnitude), Int(Int32(truncatingIfNeeded: height).magnitude)
            )
        case .jpeg: return jpegSize
        case .webP: return webPSize
        case .svg: return nil
        }
    }

    private var jpegSize: (width: Int, height: Int)? {
        var position = 2
        while position + 4 <= bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                position += 2
                continue
            }
            guard marker != 0xD9, marker != 0xDA, let length = big(at: position + 2, count: 2), length >= 2 else {
                return nil
            }
            // The frame headers; C4, C8 and CC are other segments.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                guard let height = big(at: position + 5, count: 2), let width = big(at: position + 7, count: 2) else {
                    return nil
                }
                return (width, height)
            }
            position += 2 + length
        }
        return nil
    }

    private var webPSize: (width: Int, height: Int)? {
        switch bytes.dropFirst(12).prefix(4) {
        case let chunk where chunk.elementsEqual("VP8 ".utf8):
            guard bytes.dropFirst(23).starts(with: [0x9D, 0x01, 0x2A]), let width = little(at: 26, count: 2),
                let height = little(at: 28, count: 2)
            else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        case let chunk where chunk.elementsEqual("VP8L".utf8):
            guard bytes.count > 20, bytes[20] == 0x2F, let bits = little(at: 21, count: 4) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case let chunk where chunk.elementsEqual("VP8X".utf8):
            guard let width = little(at: 24, count: 3), let height = little(at: 27, count: 3) else { return nil }
            return (width + 1, height + 1)
        default: return nil
        }
    }

    private func big(at position: Int, count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        return bytes[position..<(position + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private func little(at position: Int, count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        return bytes[position..<(position + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
