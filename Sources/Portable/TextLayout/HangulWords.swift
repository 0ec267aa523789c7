/// Words in Hangul, which have spaces between them: as in Apple's standard line break strategy, which has the priority of
/// Hangul words, lines break between them and not between their letters. The rules of Unicode (UAX #14) break between all
/// syllables.
enum HangulWords {
    /// The characters of a text in UTF-8 before which no line breaks, as they go on with a word: letters of Hangul behind
    /// others of them, and beside letters and digits of other scripts with spaces, and particles behind signs.
    static func joints(in text: UnsafeRawBufferPointer) -> [Int] {
        // Hangul has these first bytes; most texts, and Chinese ones, have none of them.
        guard text.contains(where: { $0 == 0xE1 || $0 == 0xE3 || $0 >= 0xEA && $0 <= 0xED }) else { return [] }
        var joints: [Int] = []
        var before: Unicode.Scalar?
        for (character, scalar) in String(decoding: text, as: UTF8.self).unicodeScalars.enumerated() {
            if let before {
                let joins = isHangul(scalar) ? precedesHangul(before) : isHangul(before) && isWord(scalar)
                if joins { joints.append(character) }
            }
            before = scalar
        }
        return joints
    }

    /// True for syllables of Hangul and their parts.
    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    /// True for what is one word with Hangul behind it.
    private static func precedesHangul(_ scalar: Unicode.Scalar) -> Bool {
        isHangul(scalar) || isWord(scalar) || signs.contains(scalar)
    }

    /// True for letters and digits of scripts that have spaces between words.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
        return scalar.value < 0x0E00 && scalar.properties.isAlphabetic
    }

    /// The signs behind which the particle of a word follows, as in 30%를.
    private static let signs: Set<Unicode.Scalar> = ["%", ")", "]", "}", "'", "\"", "\u{2019}", "\u{201D}", "℃", "°"]
}
