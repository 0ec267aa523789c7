import Foundation

/// The decoding of text in other encodings to UTF-8, piece by piece.
///
/// Bytes that are no UTF-8 are Windows-1252, of which Latin-1 is a part, unless characters beyond ASCII came before.
final class TextDecoder {
    private var source: ByteSource
    private var encoding: ChartDocumentOptions.Encoding?
    private let isGiven: Bool
    /// Bytes at the end of a piece that begin a character.
    private var rest: [UInt8] = []
    private var decoded: [UInt8] = []
    private var place = 0
    private var isAtEnd = false
    private var byteCount = 0
    private var hasSeenUTF8 = false

    /// The encoding that was found in the bytes where it is not UTF-8; nil before the first such byte.
    private(set) var foundEncoding: ChartDocumentOptions.Encoding?

    /// The remark on an encoding that was found; nil for UTF-8 and for one that was given.
    var remark: String? {
        foundEncoding.map { _ in
            "the text is no UTF-8 and is read as Windows-1252 (Latin-1); --encoding names another"
        }
    }

    init(_ source: ByteSource, encoding: ChartDocumentOptions.Encoding?) throws {
        self.source = source
        self.encoding = encoding
        isGiven = encoding != nil
        try readMark()
    }

    /// The decoded text without a byte order mark.
    var text: ByteSource { ByteSource { try self.read(into: $0) } }

    private func readMark() throws {
        let start = try source.peek(max(FileSignature.size, WideText.size))
        try FileSignature.check(start)
        if start.starts(with: [0xEF, 0xBB, 0xBF]), encoding == nil || encoding == .utf8 {
            source.skip(3)
            encoding = encoding ?? .utf8
        } else if start.starts(with: [0xFF, 0xFE]), encoding == nil || encoding == .utf16LittleEndian {
            source.skip(2)
            encoding = .utf16LittleEndian
        } else if start.starts(with: [0xFE, 0xFF]), encoding == nil || encoding == .utf16BigEndian {
            source.skip(2)
            encoding = .utf16BigEndian
        } else if encoding == nil, start.contains(0) {
            encoding = WideText.encoding(of: start)
            guard encoding == nil, let index = start.firstIndex(of: 0) else { return }
            throw ChartDocumentError(
                place: .document, expected: "text", found: "a byte that is zero, at place \(index + 1)",
                advice: "--encoding utf-16le or utf-16be reads text of two bytes for a character")
        }
    }

    private func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            if place < decoded.count {
                let count = min(buffer.count, decoded.count - place)
                buffer.copyBytes(from: decoded[place..<(place + count)])
                place += count
                return count
            }
            if isAtEnd { return 0 }
            let count = try source.read(into: buffer)
            byteCount += count
            isAtEnd = count == 0
            let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            let isASCII = encoding != .utf16LittleEndian && encoding != .utf16BigEndian && Self.isASCII(piece)
            if isASCII, rest.isEmpty, count > 0 { return count }
            var bytes = rest
            bytes.append(contentsOf: piece)
            rest = []
            decoded = try decode(bytes)
            place = 0
        }
    }

    private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var bits: UInt64 = 0
        let words = bytes.count / 8
        for word in 0..<words { bits |= bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self) }
        for byte in bytes[(words * 8)...] { bits |= UInt64(byte) }
        return bits & 0x8080_8080_8080_8080 == 0
    }

    private func decode(_ bytes: [UInt8]) throws -> [UInt8] {
        switch encoding {
        case .windows1252: return try windows1252(bytes)
        case .latin1: return Self.characters(of: bytes, fromTable: false)
        case .utf16LittleEndian, .utf16BigEndian: return try utf16(bytes, isLittle: encoding == .utf16LittleEndian)
        case .utf8, nil: return try utf8(bytes)
        }
    }

    // MARK: UTF-8

    private func utf8(_ bytes: [UInt8]) throws -> [UInt8] {
        var index = 0
        while index < bytes.count {
            let length = Self.lengthOfCharacter(bytes, at: index)
            if length == 0, !isAtEnd, Self.mayContinue(bytes, at: index) {
                rest = Array(bytes[index...])
                return Array(bytes[..<index])
            }
            guard length > 0 else {
                guard encoding == nil, !hasSeenUTF8 else { throw fault(bytes, at: index, expected: "UTF-8") }
                encoding = .windows1252
                foundEncoding = .windows1252
                return try windows1252(bytes)
            }
            if length > 1 { hasSeenUTF8 = true }
            index += length
        }
        return bytes
    }

    /// The number of bytes of the character at an index; 0 if there is none.
    private static func lengthOfCharacter(_ bytes: [UInt8], at index: Int) -> Int {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard (0xC2...0xF4).contains(first), index + length <= bytes.count,
            bytes[(index + 1)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
        else { return 0 }
        let second = bytes[index + 1]
        switch first {
        case 0xE0: return second >= 0xA0 ? 3 : 0
        case 0xED: return second < 0xA0 ? 3 : 0
        case 0xF0: return second >= 0x90 ? 4 : 0
        case 0xF4: return second < 0x90 ? 4 : 0
        default: return length
        }
    }

    /// True if the bytes from an index to the end are the start of a character.
    private static func mayContinue(_ bytes: [UInt8], at index: Int) -> Bool {
        let first = bytes[index]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        return (0xC2...0xF4).contains(first) && index + length > bytes.count
            && bytes[(index + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
    }

    private func fault(
        _ bytes: [UInt8], at index: Int, expected: String, advice: String = "--encoding names another, such as cp1252"
    ) -> ChartDocumentError {
        let start = max(0, index - 20)
        // Only text that can be read says where the byte is.
        let before = String(validating: bytes[start..<index], as: UTF8.self)?.split(whereSeparator: \.isNewline).last
        let place = before.map { "after “\($0)”" } ?? "at place \(byteCount - bytes.count + index + 1)"
        return ChartDocumentError(
            place: .document, expected: expected,
            found: "the byte \(String(bytes[index], radix: 16, uppercase: true)) \(place)", advice: advice)
    }

    // MARK: Other encodings

    /// The characters of Windows-1252 from 0x80 to 0x9F.
    private static let table: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// The five bytes that Windows-1252 has no character for: the text is in another encoding, such as one of DOS.
    private static let unassigned: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]

    private func windows1252(_ bytes: [UInt8]) throws -> [UInt8] {
        if let index = bytes.firstIndex(where: Self.unassigned.contains) {
            throw fault(
                bytes, at: index, expected: isGiven ? "Windows-1252" : "UTF-8 or Windows-1252",
                advice: "save the file as UTF-8; --encoding names one of the others")
        }
        return Self.characters(of: bytes, fromTable: true)
    }

    private static func characters(of bytes: [UInt8], fromTable: Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                result.append(byte)
            } else {
                let code = fromTable && byte < 0xA0 ? table[Int(byte) - 0x80] : UInt16(byte)
                Unicode.Scalar(code).map { append($0, to: &result) }
            }
        }
        return result
    }

    private func utf16(_ bytes: [UInt8], isLittle: Bool) throws -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        func unit(_ place: Int) -> UInt16 {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        while index < bytes.count {
            guard index + 1 < bytes.count else { break }
            let code = unit(index)
            if code & 0xFC00 == 0xD800 {
                guard index + 3 < bytes.count else { break }
                let low = unit(index + 2)
                guard low & 0xFC00 == 0xDC00,
                    let scalar = Unicode.Scalar(0x10000 + (UInt32(code) & 0x3FF) << 10 + UInt32(low) & 0x3FF)
                else { throw fault(bytes, at: index, expected: "UTF-16") }
                Self.append(scalar, to: &result)
                index += 4
            } else {
                guard let scalar = Unicode.Scalar(code) else { throw fault(bytes, at: index, expected: "UTF-16") }
                Self.append(scalar, to: &result)
                index += 2
            }
        }
        if index < bytes.count {
            guard !isAtEnd else { throw fault(bytes, at: index, expected: "UTF-16 of whole characters") }
            rest = Array(bytes[index...])
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
}
