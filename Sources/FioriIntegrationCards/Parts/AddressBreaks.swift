/// The places behind the signs of long addresses at which lines may break, so that they do not break within words.
nonisolated enum AddressBreaks {
    /// The number of bytes up to which words with signs stay whole.
    static let longestUnbrokenWord = 12

    /// The signs behind which addresses break. Other words with points break behind the first four only.
    static let signs: Set<Character> = [".", "@", "_", "/", "?", "&", "=", "#", ":", ",", ";", "+"]

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

    /// True for a text with a sign before a letter.
    ///
    /// - Parameter goesOn: true if a letter may follow in the next piece.
    private static func hasSign(_ text: String, goesOn: Bool) -> Bool {
        var isBehindSign = false
        for byte in text.utf8 {
            if isBehindSign, byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) { return true }
            isBehindSign = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/")
        }
        return isBehindSign && goesOn
    }

    /// The places to break lines, in bytes from the start. One pass over the text.
    private static func places(in text: String) -> [Int] {
        var places: [Int] = []
        var word = Word()
        var offset = 0
        for scalar in text.unicodeScalars {
            if scalar.isGap {
                places += word.places
                word = Word()
            } else {
                word.append(scalar, at: offset)
            }
            offset += UTF8.width(scalar)
        }
        return places + word.places
    }

    /// A word with the places behind its signs.
    private struct Word {
        private var length = 0
        private var behindPoints: [Int] = []
        private var behindSigns: [Int] = []
        private var hasSign = false
        private var isAddress = false
        private var start = ""
        private var before: Unicode.Scalar?

        mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
            if let before, scalar.isLetter {
                if before == "." || before == "@" || before == "_" || before == "/" {
                    behindPoints.append(offset)
                    behindSigns.append(offset)
                } else if signs.contains(Character(before)) {
                    behindSigns.append(offset)
                }
            }
            if length < 4 {
                start.unicodeScalars.append(scalar)
                if start == "www." { isAddress = true }
            }
            if scalar == "@" || scalar == "/" { isAddress = true }
            if scalar == "." { hasSign = true }
            length += UTF8.width(scalar)
            before = scalar
        }

        /// The places, if the word is long.
        var places: [Int] {
            guard length > longestUnbrokenWord, hasSign || isAddress else { return [] }
            return isAddress ? behindSigns : behindPoints
        }
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isLetter: Bool {
        isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
    }

    /// True for spaces at which words end.
    fileprivate var isGap: Bool { self == " " || ("\t"..."\r").contains(self) || self == "\u{200B}" }
}
