/// Finds the known name that a misspelt one probably meant.
package enum Spelling {
    /// The end of a message about an unknown name, with the nearest of `candidates`; empty if none is near.
    package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The nearest of `candidates`, if it is near enough to be meant: a quarter of the letters may be wrong,
    /// two in short names, and never more than half of them.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(2, name.count / 4)
        let letters = Array(name.lowercased().unicodeScalars)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let other = Array(candidate.lowercased().unicodeScalars)
            let isExtension = name.count >= 4 && (candidate.hasPrefix(name) || name.hasPrefix(candidate))
            let distance = isExtension ? 1 : distance(letters, other, limit: limit)
            guard distance <= limit, distance * 2 <= max(letters.count, other.count) else { continue }
            if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// Damerau's distance without transposing twice: insertions, deletions, substitutions, neighbouring swaps.
    package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int {
        guard abs(first.count - second.count) <= limit else { return limit + 1 }
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in 1...first.count {
            var current = [row] + Array(repeating: 0, count: second.count)
            for column in 1...second.count {
                let cost = first[row - 1] == second[column - 1] ? 0 : 1
                current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
