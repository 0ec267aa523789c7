import CoreGraphics

/// Names of categories that are cut where they have no room.
package nonisolated enum CutNames {
    /// The number of letters in front that names have in common if they begin alike.
    private static let commonLetters = 8

    /// True if two names begin alike: cut at their ends, they could read the same.
    package static func beginAlike(_ names: some Sequence<String>) -> Bool {
        var beginnings: Set<Substring> = []
        return names.contains { name in
            let beginning = name.prefix(commonLetters)
            return beginning.count == commonLetters && !beginnings.insert(beginning).inserted
        }
    }

    /// The number of letters that names lose in front where they begin and end alike and differ in their middle, which is kept
    /// with the word before it; 0 for other names.
    static func commonFront(_ names: [String]) -> Int {
        guard let first = names.first, names.count > 1, beginAlike(names) else { return 0 }
        var (front, back) = (Array(first), Array(first.reversed()))
        for name in names.dropFirst() {
            front = zip(front, name).prefix { $0 == $1 }.map(\.0)
            back = zip(back, name.reversed()).prefix { $0 == $1 }.map(\.0)
        }
        guard front.count >= commonLetters, back.count >= 4, back.count < first.count else { return 0 }
        // The last word that all have, if the difference begins a word, or the beginning of the word that differs.
        let words = front.indices.filter { front[$0].isWhitespace && $0 < front.count - 1 }
        return words.last.map { $0 + 1 } ?? 0
    }

    /// A name without as many letters in its middle as it has to lose.
    /// - Parameters:
    ///   - front: The number of letters that the names have in common in front, which are lost first.
    ///   - isWhole: True for a text that has room.
    static func cutInMiddle(_ name: String, droppingFront front: Int = 0, until isWhole: (String) -> Bool) -> String {
        let letters = Array(name)
        if front > 0, letters.count > front + 1, !isWhole(name) {
            let rest = letters.dropFirst(front)
            let count = (2...rest.count).reversed().first { count in
                isWhole("…" + String(rest.prefix(count)) + (count < rest.count ? "…" : ""))
            }
            guard let count else { return "…" + String(rest.prefix(1)) + "…" }
            return "…" + String(rest.prefix(count)) + (count < rest.count ? "…" : "")
        }
        func cut(to count: Int) -> String {
            var (front, back) = (letters.prefix(count - count / 2), letters.suffix(count / 2))
            while front.last?.isWhitespace == true { front.removeLast() }
            while back.first?.isWhitespace == true { back.removeFirst() }
            return String(front) + "…" + String(back)
        }
        guard !isWhole(name), letters.count > 2 else { return name }
        var (low, high) = (1, letters.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if isWhole(cut(to: middle)) { low = middle } else { high = middle - 1 }
        }
        return cut(to: low)
    }
}
