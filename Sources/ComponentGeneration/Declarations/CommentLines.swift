/// The lines of a comment without the signs that make them one.
enum CommentLines {
    static func lines(of comment: String) -> [Substring] {
        let lines = comment.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard comment.hasPrefix("/*") else { return lines.map { $0.drop { $0 == "/" } } }
        return lines.enumerated().map { index, line in
            var text = line
            if index == 0 { text = text.dropFirst(comment.hasPrefix("/**") ? 3 : 2) }
            if index == lines.count - 1, text.hasSuffix("*/") { text = text.dropLast(2) }
            return index > 0 ? text.droppingBlockPrefix() : text
        }
    }
}

extension Substring {
    /// A line inside `/** … */` without its leading ` * `.
    fileprivate func droppingBlockPrefix() -> Substring {
        let content = drop { $0 == " " || $0 == "\t" }
        guard content.hasPrefix("*") else { return content.isEmpty ? content : self[startIndex...] }
        return content.dropFirst()
    }
}
