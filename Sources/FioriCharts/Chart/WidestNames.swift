import CoreGraphics

/// The names that are the widest of many, found by the widths of their letters, so that a few have to be measured.
nonisolated enum WidestNames {
    /// More names than these are not all measured.
    static let mostMeasured = 200
    /// The names that are measured of more.
    private static let candidates = 24
    /// Letters beyond ASCII of so many kinds are measured, and further ones are estimated.
    private static let mostKinds = 400

    /// Of more names than these every second one is looked at, every third and so on.
    static let mostRead = 200_000

    /// The categories among which that of the widest name is.
    /// - Parameters:
    ///   - count: The number of categories.
    ///   - limit: The number of lines that have room.
    ///   - text: The name of a category.
    ///   - width: The width of a text.
    static func categories(
        _ count: Int, limit: Int, text: (Int) -> String?, width: (String) -> CGFloat
    ) -> [Int] {
        var plain = (UInt8(0x20)..<0x7F).map { width(String(UnicodeScalar($0))) }
        // A space alone may have no width.
        plain[0] = width("n n") - width("nn")
        var others: [Character: CGFloat] = [:]
        func estimate(_ line: String) -> CGFloat {
            var line = line
            let sum: CGFloat? = line.withUTF8 { bytes in
                var sum: CGFloat = 0
                for byte in bytes {
                    guard byte < 0x80 else { return nil }
                    if byte >= 0x20, byte < 0x7F { sum += plain[Int(byte - 0x20)] }
                }
                return sum
            }
            return sum ?? line.reduce(0) { $0 + letter($1) }
        }
        func letter(_ letter: Character) -> CGFloat {
            if let code = letter.asciiValue { return code >= 0x20 && code < 0x7F ? plain[Int(code - 0x20)] : 0 }
            if let known = others[letter] { return known }
            guard others.count < mostKinds else {
                return LetterWidths.share(of: letter) / LetterWidths.share(of: "0") * plain[0x10]
            }
            let measured = width(String(letter))
            others[letter] = measured
            return measured
        }
        // The widest so far, the narrowest of them first.
        var widest: [(width: CGFloat, category: Int)] = []
        for category in stride(from: 0, to: count, by: max(1, count / mostRead)) {
            guard let text = text(category) else { continue }
            let own =
                CategoryTexts.hasLineBreaks(text)
                ? CategoryTexts.lines(text, limit: limit).reduce(0) { max($0, estimate($1)) } : estimate(text)
            guard own > 0, widest.count < candidates || own > widest[0].width else { continue }
            let place = widest.firstIndex { $0.width >= own } ?? widest.count
            // Names of one width are mostly equal ones.
            if place < widest.count, widest[place].width == own { continue }
            widest.insert((own, category), at: place)
            if widest.count > candidates { widest.removeFirst() }
        }
        return widest.map(\.category)
    }
}
