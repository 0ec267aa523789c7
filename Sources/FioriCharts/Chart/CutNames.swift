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

    /// Names, shortened where they have no room: at their ends, or in their middle where they begin alike. Names that would
    /// read the same lose the words with which they begin alike instead.
    /// - Parameter isWhole: True for a text that has room in the place of the name at an index.
    static func cut(_ names: [String], isWhole: (Int, String) -> Bool) -> [String] {
        guard !names.indices.allSatisfy({ isWhole($0, names[$0]) }) else { return names }
        let inMiddle = beginAlike(names)
        var result = names.indices.map { index in
            inMiddle
                ? cutInMiddle(names[index]) { isWhole(index, $0) } : cutAtEnd(names[index]) { isWhole(index, $0) }
        }
        var fronts: [Int: Int] = [:]
        for group in Dictionary(grouping: names.indices, by: { result[$0] }).values {
            let front = commonFront(group.map { names[$0] })
            guard front > 0 else { continue }
            for index in group where !isWhole(index, names[index]) {
                fronts[index] = front
                result[index] = "…" + cutAtEnd(String(names[index].dropFirst(front))) { isWhole(index, "…" + $0) }
            }
        }
        // Those that still read the same differ behind that, too.
        for group in Dictionary(grouping: fronts.keys, by: { result[$0] }).values
        where Set(group.map { names[$0] }).count > 1 {
            for index in group {
                let rest = String(names[index].dropFirst(fronts[index] ?? 0))
                result[index] = "…" + cutInMiddle(rest) { isWhole(index, "…" + $0) }
            }
        }
        // Those that differ in several places have the beginnings of all of them.
        let readSame = Dictionary(grouping: names.indices, by: { result[$0] }).values
            .contains { group in group.contains { names[$0] != names[group[0]] } }
        if readSame {
            let isCut = names.indices.filter { !isWhole($0, names[$0]) }
            let short = DifferingWords.cut(isCut.map { names[$0] }) { isWhole(isCut[$0], $1) }
            if let short { for (index, text) in zip(isCut, short) { result[index] = text } }
        }
        return result
    }

    /// The number of letters of the words with which different names begin alike; 0 for equal names, and without such words.
    /// The last of the words stays before a number.
    static func commonFront(_ names: [String]) -> Int {
        guard let first = names.first, Set(names).count > 1 else { return 0 }
        var front = Array(first)
        for name in names.dropFirst() { front = zip(front, name).prefix { $0 == $1 }.map(\.0) }
        let starts = front.indices.filter { front[$0].isWhitespace }.map { $0 + 1 }
        guard let last = starts.last else { return 0 }
        let isNumber = names.contains { $0.dropFirst(last).first?.isNumber == true }
        return isNumber && last == front.count ? starts.dropLast().last ?? 0 : last
    }

    /// A name without as many letters at its end as it has to lose.
    private static func cutAtEnd(_ name: String, until isWhole: (String) -> Bool) -> String {
        guard !isWhole(name) else { return name }
        let letters = Array(name)
        var (low, high) = (1, max(letters.count - 1, 1))
        func cut(to count: Int) -> String {
            var front = letters.prefix(count)
            while front.last?.isWhitespace == true { front.removeLast() }
            return String(front) + "…"
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if isWhole(cut(to: middle)) { low = middle } else { high = middle - 1 }
        }
        return cut(to: low)
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
