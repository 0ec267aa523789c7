import SwiftUICore
import TextEditing

/// The displayed form of a secret: a bullet for each character, except for a revealed one.
struct SecretText {
    /// The displayed text.
    let shown: String
    /// The index of the revealed character, and its length in bytes.
    private let revealed: (index: Int, length: Int)?

    private static let bullet = "•"

    /// - Parameter revealed: the bytes of the revealed character; nil for none.
    init(_ secret: EditableText, revealing revealed: Range<Int>?) {
        func bullets(_ text: String) -> String { String(repeating: Self.bullet, count: text.count) }
        guard let revealed, revealed.upperBound <= secret.length else {
            shown = bullets(secret.text)
            self.revealed = nil
            return
        }
        let before = secret[0..<revealed.lowerBound]
        shown = bullets(before) + secret[revealed] + bullets(secret[revealed.upperBound..<secret.length])
        self.revealed = (before.count, revealed.count)
    }

    /// The offset of a character in the displayed text, in bytes.
    func place(ofCharacter index: Int) -> Int {
        let place = index * Self.bullet.utf8.count
        guard let revealed, index > revealed.index else { return place }
        return place + revealed.length - Self.bullet.utf8.count
    }

    /// The index of the character at a byte of the displayed text.
    func character(at place: Int) -> Int {
        let width = Self.bullet.utf8.count
        guard let revealed, place > revealed.index * width else { return place / width }
        return max((place - revealed.length + width) / width, revealed.index)
    }
}
