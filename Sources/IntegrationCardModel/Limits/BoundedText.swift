/// A text that is put together of pieces and never grows beyond its bound.
struct BoundedText {
    private(set) var text = ""
    private let maximumBytes: Int
    /// True if a piece has been refused.
    private(set) var isFull = false

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    /// Appends a piece; false, without a change, when the text would become too long.
    @discardableResult
    mutating func append(_ piece: some StringProtocol) -> Bool {
        guard !isFull, text.utf8.count + piece.utf8.count <= maximumBytes else {
            isFull = true
            return false
        }
        text += piece
        return true
    }
}
