nonisolated extension String {
    /// The text for a number of lines: one line has spaces in place of line breaks, which would end it.
    ///
    /// - Parameter limit: the greatest number of lines; nil for any.
    func text(inLines limit: Int?) -> String {
        guard limit == 1, unicodeScalars.contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

nonisolated extension Unicode.Scalar {
    /// True for the characters that end a line.
    fileprivate var isNewline: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
