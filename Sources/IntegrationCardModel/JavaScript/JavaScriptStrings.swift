import Foundation

/// Strings as JavaScript sees them: sequences of UTF-16 units.
enum JavaScriptStrings {
    static func character(at index: Int, of string: String) -> JavaScriptValue {
        let units = string.utf16
        guard index >= 0, let position = units.index(units.startIndex, offsetBy: index, limitedBy: units.endIndex),
            position < units.endIndex
        else { return .undefined }
        return .string(String(decoding: CollectionOfOne(units[position]), as: UTF16.self))
    }

    static func slice(_ units: [UInt16], _ start: Int, _ end: Int) -> String {
        start < end ? String(decoding: units[start..<end], as: UTF16.self) : ""
    }

    /// The parts of a text between separators of one length that begin at places, in their order.
    static func parts(of units: [UInt16], between places: [Int], length: Int) -> [String] {
        var start = 0
        var parts = places.map { place in
            defer { start = place + length }
            return slice(units, start, place)
        }
        parts.append(slice(units, start, units.count))
        return parts
    }

    /// The first place of a sequence within another at or behind a place. An empty one is found at once.
    static func firstIndex(of part: [UInt16], in units: [UInt16], from start: Int) -> Int? {
        guard part.count <= units.count else { return nil }
        guard !part.isEmpty else { return min(start, units.count) }
        return TextSearch(part).first(in: units, from: start)
    }

    static func lastIndex(of part: [UInt16], in units: [UInt16], from start: Int) -> Int? {
        guard part.count <= units.count else { return nil }
        guard !part.isEmpty else { return min(max(0, start), units.count) }
        return TextSearch.last(of: part, in: units, from: start)
    }

    /// The text as a part of a URI, by `encodeURIComponent`.
    static func encodedURIComponent(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("),
                UInt8(ascii: ")"):
                encoded.append(byte)
            default:
                encoded.append(UInt8(ascii: "%"))
                encoded.append(digits[Int(byte >> 4)])
                encoded.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
