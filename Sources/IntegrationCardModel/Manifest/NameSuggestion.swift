/// The search for the name that was meant by a mistyped one.
package enum NameSuggestion {
    private static let maximumLength = 48

    /// The nearest of some names: one that differs in case only, or by at most a third of its letters and at most
    /// three; nil when none is near. Names longer than 48 bytes have no neighbours.
    package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, name.utf8.count <= maximumLength else { return nil }
        let letters = Array(name.lowercased().utf8)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name && candidate.utf8.count <= maximumLength {
            let other = Array(candidate.lowercased().utf8)
            let limit = min(3, max(1, max(letters.count, other.count) / 3))
            guard abs(letters.count - other.count) <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
        }
        return best?.name
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours that make one word of another.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var before: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let cost = left[row] == right[column] ? 0 : 1
                var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    value = min(value, before[column - 1] + 1)
                }
                current.append(value)
            }
            before = last
            last = current
        }
        return last[right.count]
    }
}
