nonisolated extension String {
    /// The lines of the text in one, with spaces between them.
    package var inOneLine: String {
        // Texts without bytes of line breaks are not split: U+0085, U+2028 and U+2029 begin with 0xC2 and 0xE2.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
