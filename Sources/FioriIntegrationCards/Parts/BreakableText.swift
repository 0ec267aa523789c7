nonisolated extension String {
    /// The text with places to break lines behind the signs of addresses, so that long ones break there instead of
    /// within their words.
    var breakable: String { AddressBreaks.breakable([self])?.first ?? self }

    /// The text with spaces between amounts and their units, so that one that has no room on a line breaks there instead of
    /// within its unit. Spaces between digits stay as they are.
    var breakableAmount: String {
        guard contains("\u{A0}") else { return self }
        let characters = Array(self)
        return String(
            characters.indices.map { index -> Character in
                guard characters[index] == "\u{A0}", index > 0, index + 1 < characters.count,
                    !(characters[index - 1].isNumber && characters[index + 1].isNumber)
                else { return characters[index] }
                return " "
            })
    }

    /// The text, kept from left to right within texts from right to left if it is a phone number: groups of digits with
    /// spaces between would change their order.
    var isolatedPhoneNumber: String {
        let signs: Set<Character> = ["+", " ", "(", ")", "-", "/", "\u{A0}"]
        let isNumber = contains(" ") && contains(where: \.isNumber) && allSatisfy { $0.isNumber || signs.contains($0) }
        return isNumber ? "\u{2066}\(self)\u{2069}" : self
    }
}
