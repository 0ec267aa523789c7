import SwiftUI

/// A failed expectation of a view, with its actual contents.
public struct ViewTestError: Error, CustomStringConvertible {
    public let description: String

    init(_ problem: String, elements: [ViewElement], tree: String) {
        let list = elements.map { "  \($0.summary)" }
        description = "\(problem)\nelements:\n\(list.joined(separator: "\n"))\ntree:\n\(tree)"
    }
}

extension ViewTestError {
    /// A hint for a name that was not found: a text inside an element, or a similar name.
    static func hint(for name: String, elements: [ViewElement], texts: [ShownText]) -> String {
        if let text = texts.first(where: { $0.string == name }) {
            let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
            let around = elements.last { $0.frame.contains(middle) && !$0.label.isEmpty }
            return around.map { "; the text is part of \($0.summary)" }
                ?? "; the text is shown, but hidden from accessibility"
        }
        let names = elements.flatMap { [$0.label, $0.identifier].compactMap { $0 } }.filter { !$0.isEmpty }
        let near = names.map { (name: $0, distance: distance($0.lowercased(), name.lowercased())) }
            .filter { $0.distance <= max(2, name.count / 3) || $0.name.localizedCaseInsensitiveContains(name) }
            .sorted { $0.distance < $1.distance }
        return near.isEmpty ? "" : "; near it are " + near.prefix(3).map { "“\($0.name)”" }.joined(separator: ", ")
    }

    /// The edit distance of two strings: the number of characters to insert, delete or replace.
    private static func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, character) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[b.count]
    }
}

extension ViewElement {
    /// The name that identifies the element.
    var name: String { spokenName.isEmpty ? identifier ?? "" : spokenName }

    /// The label, or the placeholder of a filled field.
    private var spokenName: String { label.isEmpty ? placeholder ?? "" : label }

    /// A description of the element in one line.
    var summary: String {
        var words = "\(role) “\(spokenName)”"
        if let identifier { words += " #\(identifier)" }
        if let value, !value.isEmpty { words += " = “\(value)”" }
        words += " (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        if !isEnabled { words += ", disabled" }
        if isFocused { words += ", has the focus" }
        return words
    }
}
