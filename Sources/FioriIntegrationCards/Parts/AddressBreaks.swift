/// The places behind the signs of long addresses at which lines may break, so that they do not break within words.
nonisolated enum AddressBreaks {
    /// The number of letters up to which words with signs stay whole.
    static let longestUnbrokenWord = 12

    /// The sign for a place to break, which has no width.
    private static let sign = "\u{200B}"

    /// The pieces of a text with places to break lines in its long addresses, which may extend over several pieces; nil for a
    /// text without.
    static func breakable(_ pieces: [String]) -> [String]? {
        // Most texts have no sign within a word.
        guard pieces.indices.contains(where: { hasSign(pieces[$0], goesOn: $0 + 1 < pieces.count) }) else { return nil }
        let places = places(in: pieces.count == 1 ? pieces[0] : pieces.joined())
        guard !places.isEmpty else { return nil }
        var start = 0
        var next = 0
        return pieces.map { piece in
            let end = start + piece.utf8.count
            defer { start = end }
            guard next < places.count, places[next] < end else { return piece }
            var text = ""
            var index = piece.utf8.startIndex
            var offset = start
            while next < places.count, places[next] < end {
                let place = piece.utf8.index(index, offsetBy: places[next] - offset)
                text += piece[index..<place]
                text += sign
                (index, offset) = (place, places[next])
                next += 1
            }
            return text + piece[index...]
        }
    }

    /// True for a text with a sign before a letter, or with one of paths before a digit.
    ///
    /// - Parameter goesOn: true if a letter may follow in the next piece.
    private static func hasSign(_ text: String, goesOn: Bool) -> Bool {
        var isBehindSign = false
        var isBehindPathSign = false
        for byte in text.utf8 {
            if isBehindSign, byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) { return true }
            if isBehindPathSign, (0x30...0x39).contains(byte) { return true }
            isBehindPathSign =
                byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "\\")
            isBehindSign = isBehindPathSign || byte == UInt8(ascii: ".")
        }
        return isBehindSign && goesOn
    }

    /// The places to break lines, in bytes from the start. One pass over the text.
    private static func places(in text: String) -> [Int] {
        var places: [Int] = []
        var word = AddressWord()
        var offset = 0
        for scalar in text.unicodeScalars {
            if scalar.isGap {
                places += word.end()
                word = AddressWord()
            } else {
                word.append(scalar, at: offset)
            }
            offset += UTF8.width(scalar)
        }
        return places + word.end()
    }
}

nonisolated extension Unicode.Scalar {
    /// True for spaces at which words end, also for those at which lines do not break.
    fileprivate var isGap: Bool {
        isASCII ? self == " " || ("\t"..."\r").contains(self) : self == "\u{200B}" || properties.isWhitespace
    }
}
