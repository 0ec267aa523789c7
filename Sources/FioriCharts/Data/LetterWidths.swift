import CoreGraphics

/// Widths of letters as shares of a text's size, rather too great than too small: views that divide a width need them before
/// a text is laid out.
package nonisolated enum LetterWidths {
    /// The widths of the printable letters of ASCII in thousandths of the text's size, from the face Inter.
    private static let letters: [UInt16] = [
        284, 411, 643, 651, 829, 652, 226, 369, 369, 510, 672, 285, 469, 281, 364, 638, 474, 617, 649, 655, 620, 636,
        582, 629, 636, 281, 285, 672, 672, 672, 517, 955, 690, 664, 742, 733, 610, 598, 758, 755, 269, 553, 665, 574,
        907, 768, 777, 648, 777, 652, 651, 655, 756, 690, 968, 655, 678, 638, 369, 364, 369, 478, 461, 507, 575, 633,
        569, 633, 594, 368, 622, 603, 242, 242, 555, 242, 887, 597, 609, 622, 622, 380, 533, 371, 593, 568, 829, 551,
        568, 552, 369, 333, 369, 672,
    ]

    /// The width of a letter.
    package static func share(of letter: Character, isMonospaced: Bool = false) -> CGFloat {
        guard let code = letter.asciiValue else {
            guard let scalar = letter.unicodeScalars.first else { return 0 }
            if scalar.value == 0xAD || scalar.value == 0x200B { return 0 }
            if scalar.value == 0x2026 { return 0.95 }
            if breaksAnywhere(letter) || isHangul(scalar) || scalar.properties.isEmojiPresentation { return 1.05 }
            if (0x0400...0x052F).contains(scalar.value) { return letter.isUppercase ? 0.8 : 0.68 }
            return letter.isUppercase ? 0.77 : 0.64
        }
        return share(ofASCII: code, isMonospaced: isMonospaced)
    }

    /// The width of a letter by its code, which is below 128.
    package static func share(ofASCII code: UInt8, isMonospaced: Bool = false) -> CGFloat {
        if isMonospaced { return 0.63 }
        guard code > 32, code < 127 else { return 0.29 }
        return CGFloat(letters[Int(code) - 33]) / 1000
    }

    /// True for syllables of Hangul and letters of its alphabet.
    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        (0xAC00...0xD7AF).contains(scalar.value) || (0x3130...0x318F).contains(scalar.value)
    }

    /// True for letters of scripts that have no spaces between words. Hangul has them.
    package static func breaksAnywhere(_ letter: Character) -> Bool {
        guard let code = letter.unicodeScalars.first?.value, code >= 0x0E00 else { return false }
        return switch code {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
