nonisolated extension String {
    /// The text with places to break lines behind the signs of addresses, so that long ones break there instead of
    /// within their words.
    var breakable: String {
        guard utf8.count > 12, contains(where: { $0 == "@" || $0 == "/" || $0 == "." }) else { return self }
        return split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            guard word.utf8.count > 12, word.contains(where: { $0 == "@" || $0 == "/" || $0 == "." }) else {
                return String(word)
            }
            var text = ""
            var next = word.startIndex
            while next < word.endIndex {
                let character = word[next]
                next = word.index(after: next)
                text.append(character)
                let isSign = character == "@" || character == "/" || character == "." || character == "_"
                if isSign, next < word.endIndex, word[next].isLetter { text.append("\u{200B}") }
            }
            return text
        }
        .joined(separator: " ")
    }
}
