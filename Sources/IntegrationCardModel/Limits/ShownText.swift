extension CardLimits.Content {
    /// The beginning of a text that is too long to be shown; data in an address is no text at all.
    static func shown(_ text: String) -> String {
        let count = text.utf8.count
        guard count > 200 else { return text }
        if text.utf8.starts(with: "data:".utf8) { return text.prefix(100) + "…" }
        guard count > maximumShownBytes else { return text }
        var end = text.utf8.index(text.utf8.startIndex, offsetBy: maximumShownBytes)
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
            end = text.utf8.index(before: end)
        }
        return String(text.unicodeScalars[..<end]) + "…"
    }
}
