import Foundation
internal import _FoundationICU

/// The word boundaries of text without spaces: in Thai, Lao, Khmer, Burmese, Chinese and Japanese. ICU finds them with
/// dictionaries.
package enum WordBreaks {
    /// The boundaries between words in a text, including its start and its end, in bytes of UTF-8.
    package static func places(in text: String) -> [Int] {
        let units = Array(text.utf16)
        guard !units.isEmpty, let ends = try? ends(in: units) else { return [0, text.utf8.count] }
        var places = [0]
        var (unit, byte) = (0, 0)
        var next = ends.makeIterator()
        var end = next.next()
        for scalar in text.unicodeScalars {
            unit += UTF16.width(scalar)
            byte += UTF8.width(scalar)
            guard let wanted = end, unit >= wanted else { continue }
            places.append(byte)
            end = next.next()
        }
        return places
    }

    /// In UTF-16 units.
    private static func ends(in units: [UInt16]) throws -> [Int] {
        try units.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            let breaks = swift_ubrk_open(UBRK_WORD, "", units.baseAddress, Int32(units.count), &status)
            defer { swift_ubrk_close(breaks) }
            try status.check("find words")
            _ = swift_ubrk_first(breaks)
            var ends: [Int] = []
            while case let end = swift_ubrk_next(breaks), end >= 0 { ends.append(Int(end)) }
            return ends
        }
    }
}
