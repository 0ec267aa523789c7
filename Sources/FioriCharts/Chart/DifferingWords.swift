/// The words in which names differ from each other, each with as many letters as have room.
nonisolated enum DifferingWords {
    /// A word that not all names have.
    private struct Word {
        var letters: [Character]
        /// Its place in the name.
        var place: Int
        /// True if letters that all names have are left out in front.
        var isCutInFront: Bool
    }

    /// Names of which the words that all have are left out, and the others are cut to equally many letters: the first ones,
    /// or those behind the letters with which all begin.
    /// - Parameter isWhole: True for a text that has room in the place of the name at an index.
    /// - Returns: nil where different names would read the same.
    static func cut(_ names: [String], isWhole: (Int, String) -> Bool) -> [String]? {
        let all = names.map { $0.split(whereSeparator: \.isWhitespace).map(Array.init) }
        for keepsFronts in [true, false] {
            let words = differing(all, keepsFronts: keepsFronts)
            guard words.allSatisfy({ !$0.isEmpty }) else { return nil }
            func texts(_ count: Int) -> [String] {
                names.indices.map { text(of: words[$0], wordCount: all[$0].count, letters: count) }
            }
            var (low, high) = (0, words.joined().reduce(0) { max($0, $1.letters.count) })
            while low < high {
                let middle = (low + high + 1) / 2
                let fits = texts(middle).enumerated().allSatisfy { isWhole($0.offset, $0.element) }
                if fits { low = middle } else { high = middle - 1 }
            }
            let result = texts(low)
            if low > 0, Set(result).count == Set(names).count { return result }
        }
        return nil
    }

    private static func differing(_ names: [[[Character]]], keepsFronts: Bool) -> [[Word]] {
        guard let first = names.first else { return [] }
        guard names.allSatisfy({ $0.count == first.count }) else {
            let common = names.dropFirst().reduce(Set(first)) { $0.intersection($1) }
            return names.map { words in
                words.indices.filter { !common.contains(words[$0]) }.map {
                    Word(letters: words[$0], place: $0, isCutInFront: false)
                }
            }
        }
        // The numbers of letters with which the words at a place begin alike, of three at least.
        let fronts = first.indices.map { place -> Int in
            let front = names.reduce(first[place][...]) { front, words in
                front.prefix(zip(front, words[place]).prefix { $0 == $1 }.count)
            }
            return front.count
        }
        let places = first.indices.filter { place in names.contains { $0[place] != first[place] } }
        return names.map { words in
            places.map { place in
                let isCut = !keepsFronts && fronts[place] >= 3 && fronts[place] < words[place].count
                let front = isCut ? fronts[place] : 0
                return Word(letters: Array(words[place].dropFirst(front)), place: place, isCutInFront: front > 0)
            }
        }
    }

    /// Words with at most a number of letters each, and a sign for what is left out.
    private static func text(of words: [Word], wordCount: Int, letters: Int) -> String {
        var text = ""
        var next = 0
        for word in words {
            let isLeftOut = word.place > next || word.isCutInFront
            if isLeftOut, text.last != "…" { text += "…" }
            if !isLeftOut, !text.isEmpty, text.last != "…" { text += " " }
            text += String(word.letters.prefix(letters))
            if word.letters.count > letters { text += "…" }
            next = word.place + 1
        }
        return next < wordCount && text.last != "…" ? text + "…" : text
    }
}
