/// What is shown of a secret: a bullet for each character, but for one that has just been typed.
struct SecretText {
    /// In the place of the secret.
    let shown: String
    /// How many characters come before the one that is shown, and how many bytes that has.
    private let revealed: (index: Int, length: Int)?

    private static let bullet = "•"

    /// - Parameter revealed: the bytes of the character that is shown; nil for none.
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

    /// Where a character begins in what is shown, in bytes.
    func place(ofCharacter index: Int) -> Int {
        let place = index * Self.bullet.utf8.count
        guard let revealed, index > revealed.index else { return place }
        return place + revealed.length - Self.bullet.utf8.count
    }

    /// Which character begins at a byte of what is shown.
    func character(at place: Int) -> Int {
        let width = Self.bullet.utf8.count
        guard let revealed, place > revealed.index * width else { return place / width }
        return max((place - revealed.length + width) / width, revealed.index)
    }
}
