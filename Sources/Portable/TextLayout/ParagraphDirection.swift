import Foundation

/// Determines the direction of a paragraph from its first strong character: rules P2 and P3 of the Unicode
/// Bidirectional Algorithm, which skip isolates.
enum ParagraphDirection {
    /// The direction of the first strong character; nil if there is none.
    static func first(in text: UnsafeBufferPointer<UInt8>) -> TextDirection? {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var isolates = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            switch scalar.value {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            case _ where isolates > 0: continue
            case 0x200E: return .leftToRight
            case 0x200F, 0x061C: return .rightToLeft
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                // The blocks of Hebrew, Arabic and the other right-to-left scripts; their digits and marks are not
                // strong.
                if scalar.properties.isAlphabetic, scalar.properties.numericType == nil { return .rightToLeft }
            case 0x41...0x5A, 0x61...0x7A: return .leftToRight
            case 0..<0xAA: continue
            default:
                if scalar.properties.isAlphabetic || scalar.properties.isIdeographic { return .leftToRight }
            }
        }
        return nil
    }
}
