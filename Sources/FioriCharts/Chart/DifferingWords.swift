/// The words in which names differ from each other, each with as many letters as have room.
nonisolated enum DifferingWords {
    /// A word that not all names have.
    private struct Word {
        var letters: [Character]
        /// Its place in the name.
        var place: Int
        /// True if letters that all names have are left out in front.
        var isCutInFront = false
        /// True if letters that all names have are left out at the end.
        var isCutAtEnd = false
    }

    /// The letters that all names have at the place of a word and that are left out.
    private enum Omission: CaseIterable {
        case none
        /// Whole parts in front and at the end, such as those of the names of servers.
        case parts
        /// All letters in front.
        case front
    }

    /// Names of which the words that all have are left out, and the others are cut to equally many letters: the first ones,
    /// those between the parts with which all begin and end, or those behind the letters with which all begin.
    /// - Parameter isWhole: True for a text that has room in the place of the name at an index.
    /// - Returns: nil where different names would read the same.
    static func cut(_ names: [String], isWhole: (Int, String) -> Bool) -> [String]? {
        let all = names.map { $0.split(whereSeparator: \.isWhitespace).map(Array.init) }
        for omission in Omission.allCases {
            let words = differing(all, without: omission)
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

    private static func differing(_ names: [[[Character]]], without omission: Omission) -> [[Word]] {
        guard let first = names.first else { return [] }
        guard names.allSatisfy({ $0.count == first.count }) else {
            let common = names.dropFirst().reduce(Set(first)) { $0.intersection($1) }
            return names.map { words in
                words.indices.filter { !common.contains(words[$0]) }.map {
                    Word(letters: words[$0], place: $0)
                }
            }
        }
        let places = first.indices.filter { place in names.contains { $0[place] != first[place] } }
        let ends = places.map { place in commonEnds(of: names.map { $0[place] }, omission) }
        return names.map { words in
            zip(places, ends).map { place, ends in
                Word(
                    letters: Array(words[place].dropFirst(ends.front).dropLast(ends.back)), place: place,
                    isCutInFront: ends.front > 0, isCutAtEnd: ends.back > 0)
            }
        }
    }

    /// The numbers of letters, of three at least, that different words have in common in front and at the end and that are
    /// left out; none that would leave nothing of a word.
    private static func commonEnds(of words: [[Character]], _ omission: Omission) -> (front: Int, back: Int) {
        guard omission != .none, let first = words.first else { return (0, 0) }
        let shortest = words.reduce(first.count) { min($0, $1.count) }
        var front = words.reduce(first.count) { front, word in min(front, zip(first, word).prefix { $0 == $1 }.count) }
        guard omission == .parts else { return (front >= 3 && front < shortest ? front : 0, 0) }
        // A number and a word stay whole.
        while front > 0, words.contains(where: { isWithinPart($0, at: front) }) { front -= 1 }
        if front < 3 || front >= shortest { front = 0 }
        var back = words.reduce(shortest - front - 1) { back, word in
            min(back, zip(first.reversed(), word.reversed()).prefix { $0 == $1 }.count)
        }
        while back > 0, words.contains(where: { isWithinPart($0, at: $0.count - back) }) { back -= 1 }
        return (front, back < 3 ? 0 : back)
    }

    /// True if the letters before and behind a place belong to one number or one word.
    private static func isWithinPart(_ word: [Character], at place: Int) -> Bool {
        guard place > 0, place < word.count else { return false }
        let (before, behind) = (word[place - 1], word[place])
        return before.isNumber && behind.isNumber || before.isLetter && behind.isLetter
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
            if word.letters.count > letters || word.isCutAtEnd { text += "…" }
            next = word.place + 1
        }
        return next < wordCount && text.last != "…" ? text + "…" : text
    }
}
