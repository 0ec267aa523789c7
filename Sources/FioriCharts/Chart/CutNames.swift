import CoreGraphics

/// Names of categories that are cut where they have no room.
nonisolated enum CutNames {
    /// The number of letters in front that names have in common if they begin alike.
    private static let commonLetters = 8

    /// True if two names begin alike: cut at their ends, they could read the same.
    static func beginAlike(_ names: some Sequence<String>) -> Bool {
        var beginnings: Set<Substring> = []
        return names.contains { name in
            let beginning = name.prefix(commonLetters)
            return beginning.count == commonLetters && !beginnings.insert(beginning).inserted
        }
    }

    /// A name without as many letters in its middle as it has to lose.
    /// - Parameter isWhole: True for a text that has room.
    static func cutInMiddle(_ name: String, until isWhole: (String) -> Bool) -> String {
        let letters = Array(name)
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
