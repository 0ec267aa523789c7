import Foundation

/// Looks for a type in all sources of a target, by text: a few names a run at most, so nothing is indexed.
struct TypeSearch {
    let folder: String

    func declares(_ name: String) -> Bool {
        let introducers = ["struct", "class", "enum", "actor", "typealias"].map { Array("\($0) \(name)".utf8) }
        // A folder that cannot be read is no reason to doubt a view; the compiler will tell.
        guard let files = try? FileAccess.files(below: folder, where: { $0.hasSuffix(".swift") }) else { return true }
        return files.contains { path in
            guard let bytes = FileAccess.contents(of: path) else { return false }
            return introducers.contains { Self.finds($0, in: bytes) }
        }
    }

    /// The words, not followed by more of an identifier.
    private static func finds(_ words: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = words.first, bytes.count >= words.count else { return false }
        var index = 0
        let last = bytes.count - words.count
        while index <= last {
            if bytes[index] == first, bytes[index..<index + words.count].elementsEqual(words) {
                let next = index + words.count < bytes.count ? bytes[index + words.count] : 0x20
                let isLetter = next == UInt8(ascii: "_") || (next | 0x20 >= 97 && next | 0x20 <= 122)
                if !isLetter && !(next >= 48 && next <= 57) && next < 128 { return true }
            }
            index += 1
        }
        return false
    }
}
