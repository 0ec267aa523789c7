import CoreGraphics

/// Widths of texts and of their words as shares of the text's size, estimated from their letters, rather too great than too
/// small.
///
/// Views that divide a width need them before a text is laid out: SwiftUI tells of a text how wide it is, but not of its
/// words.
nonisolated enum WordWidths {
    /// The factors for texts of other weights than the regular one.
    static let semibold: CGFloat = 1.06
    static let bold: CGFloat = 1.09

    /// The width of a text on one line, and that of its widest word. Letters far behind the start do not count.
    static func extent(of text: String) -> (line: CGFloat, word: CGFloat) {
        var (line, word, widest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var before: Character?
        for letter in text.prefix(longest) {
            let share = share(of: letter)
            line += share
            if breaks(behind: before, letter) { word = 0 }
            before = letter
            guard !isGap(letter) else {
                word = 0
                continue
            }
            word = breaksAnywhere(letter) ? share : word + share
            widest = max(widest, word)
            if letter == "\u{AD}" || breaksAnywhere(letter) { word = 0 }
        }
        return (line, widest)
    }

    /// The widths of the words of a text, each once. Words break behind a hyphen, and scripts without spaces anywhere.
    ///
    /// - Parameter breaksAddresses: true to break addresses behind their signs.
    static func words(of text: String, isMonospaced: Bool, breaksAddresses: Bool) -> Set<CGFloat> {
        var widths: Set<CGFloat> = []
        for word in text.split(whereSeparator: isGap) {
            let isAddress = breaksAddresses && (word.contains { $0 == "/" || $0 == "@" } || word.hasPrefix("www."))
            var width: CGFloat = 0
            var before: Character?
            for letter in word {
                let share = share(of: letter, isMonospaced: isMonospaced)
                // Signs between digits, as in dates, are no places to break.
                if breaks(behind: before, letter)
                    || isAddress && before.map(signs.contains) ?? false && !letter.isNumber
                {
                    widths.insert(width)
                    width = 0
                }
                before = letter
                if breaksAnywhere(letter) {
                    widths.formUnion([width, share])
                    width = 0
                    continue
                }
                width += share
            }
            widths.insert(width)
        }
        return widths
    }

    /// True if a line may break behind a hyphen, which digits do not follow.
    private static func breaks(behind before: Character?, _ letter: Character) -> Bool {
        before == "-" && !letter.isNumber
    }

    /// The number of letters that are looked at.
    private static let longest = 100
    /// The signs behind which addresses break.
    private static let signs: Set<Character> = ["/", ".", "@", "_", "?", "&", "=", "#", ":", ",", ";", "%", "+"]
    /// The widths of the printable letters of ASCII in thousandths of the text's size, from the face Inter.
    private static let letters: [UInt16] = [
        284, 411, 643, 651, 829, 652, 226, 369, 369, 510, 672, 285, 469, 281, 364, 638, 474, 617, 649, 655, 620, 636,
        582, 629, 636, 281, 285, 672, 672, 672, 517, 955, 690, 664, 742, 733, 610, 598, 758, 755, 269, 553, 665, 574,
        907, 768, 777, 648, 777, 652, 651, 655, 756, 690, 968, 655, 678, 638, 369, 364, 369, 478, 461, 507, 575, 633,
        569, 633, 594, 368, 622, 603, 242, 242, 555, 242, 887, 597, 609, 622, 622, 380, 533, 371, 593, 568, 829, 551,
        568, 552, 369, 333, 369, 672,
    ]

    /// The width of a letter.
    private static func share(of letter: Character, isMonospaced: Bool = false) -> CGFloat {
        guard let code = letter.asciiValue else {
            guard let scalar = letter.unicodeScalars.first else { return 0 }
            if scalar.value == 0xAD || scalar.value == 0x200B { return 0 }
            if breaksAnywhere(letter) || scalar.properties.isEmojiPresentation { return 1.05 }
            if (0x0400...0x052F).contains(scalar.value) { return letter.isUppercase ? 0.8 : 0.68 }
            return letter.isUppercase ? 0.77 : 0.64
        }
        if isMonospaced { return 0.63 }
        guard code > 32, code < 127 else { return 0.29 }
        return CGFloat(letters[Int(code) - 33]) / 1000
    }

    /// True for spaces at which lines break.
    private static func isGap(_ letter: Character) -> Bool {
        if let code = letter.asciiValue { return code == 32 || (9...13).contains(code) }
        return letter.isWhitespace && letter != "\u{A0}" && letter != "\u{202F}" && letter != "\u{2007}"
            || letter == "\u{200B}"
    }

    /// True for letters of scripts that have no spaces between words.
    private static func breaksAnywhere(_ letter: Character) -> Bool {
        guard let code = letter.unicodeScalars.first?.value, code >= 0x0E00 else { return false }
        return switch code {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
