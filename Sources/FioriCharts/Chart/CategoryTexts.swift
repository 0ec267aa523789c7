import SwiftUI

/// The titles of categories as lines of text, measured once each.
nonisolated final class CategoryTexts {
    /// A title in lines, and the width of the widest.
    struct Title {
        var lines: [String]
        var width: CGFloat
    }

    /// Titles of more categories than these are not searched for places without a title.
    static let searchLimit = 5_000

    /// True for texts in the place of the titles.
    var areShorter: Bool { shorter != nil }
    /// The number of lines that have room.
    let lineLimit: Int

    private let names: CategoryTitles
    private let measure: (String) -> CGFloat
    private let shorter: [String?]?
    private var titles: [Int: Title] = [:]

    /// - Parameters:
    ///   - names: The titles.
    ///   - lineLimit: The number of lines that have room; the last of them has the rest of a longer title.
    ///   - shorter: Texts in the place of the titles; nil for the titles.
    init(_ names: CategoryTitles, lineLimit: Int, shorter: [String?]? = nil, measure: @escaping (String) -> CGFloat) {
        self.names = names
        self.shorter = shorter
        self.lineLimit = max(lineLimit, 1)
        self.measure = measure
    }

    /// The title of a category; nil for none, and for one of white space.
    func title(_ category: Int) -> Title? {
        if let title = titles[category] { return title.lines.isEmpty ? nil : title }
        let lines = text(category).map { Self.lines(Self.head(of: $0), limit: lineLimit) } ?? []
        let title = Title(lines: lines, width: lines.reduce(0) { max($0, measure($1)) }.rounded(.up))
        titles[category] = title
        return lines.isEmpty ? nil : title
    }

    /// True for a category with a title, which is not measured.
    func hasTitle(_ category: Int) -> Bool {
        if let title = titles[category] { return !title.lines.isEmpty }
        return text(category).map { $0.contains { !$0.isWhitespace } } ?? false
    }

    /// The categories among which that of the widest title is, of many.
    func widest(_ count: Int) -> [Int] {
        WidestNames.categories(
            count, limit: lineLimit, text: { category in text(category).map { Self.head(of: $0) } }, width: measure)
    }

    private func text(_ category: Int) -> String? {
        shorter.map { $0.indices.contains(category) ? $0[category] : nil } ?? names[category]
    }

    /// The letters of a text that can be seen beside an axis.
    private static func head(of text: String) -> String {
        text.utf8.count <= mostLetters ? text : String(text.prefix(mostLetters))
    }

    /// More letters than these have no room in any picture.
    private static let mostLetters = 400

    /// True for a text that line breaks divide.
    static func hasLineBreaks(_ text: String) -> Bool {
        // Most titles are told by their bytes.
        text.utf8.contains { $0 < 0x20 || $0 >= 0x80 } && text.contains(where: \.isNewline)
    }

    /// The lines of a text without white space around them, as line breaks divide it; none for white space.
    static func lines(_ text: String) -> [String] {
        guard text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return text.isEmpty ? [] : [text] }
        return text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines of a text, of which the last one that has room has the rest.
    /// - Parameter limit: The number of lines that have room, at least 1.
    static func lines(_ text: String, limit: Int) -> [String] {
        let lines = lines(text)
        guard lines.count > limit else { return lines }
        return Array(lines[..<(limit - 1)]) + [lines[(limit - 1)...].joined(separator: " ")]
    }
}
