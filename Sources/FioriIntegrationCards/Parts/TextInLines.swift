nonisolated extension String {
    /// The text for a number of lines: one line has spaces in place of line breaks, which would end it.
    ///
    /// - Parameter limit: the greatest number of lines; nil for any.
    func text(inLines limit: Int?) -> String {
        guard limit == 1, contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
