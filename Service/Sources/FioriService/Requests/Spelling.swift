/// Words about names that are not known.
enum Spelling {
    /// A question for the nearest of the known names, with a comma before it; empty if none is near.
    static func suggestion(for name: String, among known: [String]) -> String {
        guard name.utf8.count <= 64 else { return "" }
        let nearest = known.map { ($0, distance(name.lowercased(), $0.lowercased())) }.min { $0.1 < $1.1 }
        guard let nearest, nearest.1 <= max(name.count < 4 ? 1 : 2, name.count / 3) else { return "" }
        return "; did you mean '\(nearest.0)'?"
    }

    /// The words with "or" before the last.
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A text of the client in a message: not longer than a line, without control characters.
    static func shortened(_ text: String) -> String {
        let visible = String(
            text.unicodeScalars.prefix(80).map {
                $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0)
            })
        return text.unicodeScalars.count > 80 ? visible + "…" : visible
    }

    /// The number of letters to change, add or remove.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in second.indices {
                let above = row[column + 1]
                row[column + 1] = min(above, row[column]) + 1
                row[column + 1] = min(row[column + 1], diagonal + (letter == second[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
