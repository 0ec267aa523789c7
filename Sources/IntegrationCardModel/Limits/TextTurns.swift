/// The changes of direction within texts, each of which begins a run that is shaped and drawn by itself.
enum TextTurns {
    /// The number of changes in the part of a text that can be shown, as far as it is below a bound.
    ///
    /// Letters, the digits behind letters that are written from right to left, and the marks of direction count; space and
    /// punctuation go along with them. Texts of ASCII are looked through eight bytes at a time.
    static func count(in text: String, atMost bound: Int) -> Int {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            let shown = UnsafeRawBufferPointer(rebasing: raw.prefix(CardLimits.Content.maximumShownBytes))
            return isASCII(shown) ? 0 : count(in: shown, atMost: bound)
        } ?? 0
    }

    private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var position = 0
        while position + 8 <= bytes.count {
            if bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                return false
            }
            position += 8
        }
        while position < bytes.count {
            if bytes[position] >= 0x80 { return false }
            position += 1
        }
        return true
    }

    private enum Direction {
        case left, right, digits
    }

    private static func count(in bytes: UnsafeRawBufferPointer, atMost bound: Int) -> Int {
        var (turns, position) = (0, 0)
        var direction = Direction.left
        while position < bytes.count, turns < bound {
            let lead = bytes[position]
            let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            let second = position + 1 < bytes.count ? bytes[position + 1] : 0
            let third = position + 2 < bytes.count ? bytes[position + 2] : 0
            if isEmbedding(lead, second, third) {
                turns += 1
            } else if let next = Self.direction(lead, second, third, after: direction), next != direction {
                turns += 1
                direction = next
            }
            position += length
        }
        return turns
    }

    /// The direction of a character by the first bytes of its UTF-8; nil for one that goes along with others.
    private static func direction(
        _ lead: UInt8, _ second: UInt8, _ third: UInt8, after direction: Direction
    ) -> Direction? {
        switch lead {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return direction == .right ? .digits : nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return .left
        case 0..<0xC0: return nil
        // Signs of Latin-1, and accents.
        case 0xC2, 0xCC, 0xCD: return nil
        // Hebrew and Arabic: U+0590 to U+07FF.
        case 0xD6: return second >= 0x96 ? .right : .left
        case 0xD7...0xDF: return .right
        // U+0800 to U+08FF.
        case 0xE0: return second < 0xA4 ? .right : .left
        // The marks U+200E and U+200F; other signs of U+2000 to U+2BFF and U+3000 go along.
        case 0xE2:
            guard second == 0x80 else { return nil }
            return third == 0x8E ? .left : third == 0x8F ? .right : nil
        case 0xE3 where second == 0x80: return nil
        // The forms of presentation: U+FB1D to U+FDFF and U+FE70 to U+FEFC.
        case 0xEF:
            switch second {
            case 0xAC: return third >= 0x9D ? .right : .left
            case 0xAD...0xB7: return .right
            case 0xB9: return third >= 0xB0 ? .right : nil
            case 0xBA, 0xBB: return .right
            case 0xB8: return nil
            default: return .left
            }
        // U+10800 to U+10FFF and U+1E800 to U+1EFFF; pictures go along.
        case 0xF0:
            switch second {
            case 0x90: return third >= 0xA0 ? .right : .left
            case 0x9E: return third >= 0xA0 ? .right : .left
            case 0x9F: return nil
            default: return .left
            }
        default: return .left
        }
    }

    /// True for the signs that begin and end embedded texts: U+202A to U+202E and U+2066 to U+2069.
    private static func isEmbedding(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        guard lead == 0xE2 else { return false }
        return second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
    }
}
