nonisolated extension String {
    /// The text with soft hyphens between the syllables of its long words, which appear only where a line ends.
    ///
    /// Syllables are found by the rule that most languages written in the Latin, Greek and Cyrillic scripts share: the last
    /// consonant before a vowel begins a syllable, together with those that form one sound or one onset with it. Words
    /// that hold other signs, such as addresses and numbers, stay whole.
    var hyphenated: String {
        split(separator: " ", omittingEmptySubsequences: false).map { Syllables.hyphenated($0) }.joined(separator: " ")
    }
}

/// The syllables of words.
nonisolated private enum Syllables {
    /// The least number of letters of a word that is divided, and of its first and last part.
    private static let (leastWord, leastPart) = (7, 3)

    static func hyphenated(_ word: Substring) -> String {
        let letters = Array(word)
        guard letters.count >= leastWord, letters.count <= 200, !letters.contains("\u{AD}") else { return String(word) }
        // Marks around a word and hyphens within it do not belong to its syllables.
        let parts = letters.split(omittingEmptySubsequences: false) { !$0.isLetter }
        let signs = letters.filter { !$0.isLetter }
        let isPlain = letters.allSatisfy { $0.isLetter || marks.contains($0) }
        guard isPlain else { return String(word) }
        var text = ""
        for (index, part) in parts.enumerated() {
            text += part.count < leastWord ? String(part) : divided(Array(part))
            if index < signs.count { text.append(signs[index]) }
        }
        return text
    }

    private static let marks: Set<Character> = [
        "-", "(", ")", ",", ";", ":", "!", "?", "\u{22}", "\u{201C}", "\u{201D}", "\u{201E}", "'", "\u{2019}", ".",
    ]

    private static func divided(_ letters: [Character]) -> String {
        let lower = letters.map { Character($0.lowercased().first.map(String.init) ?? String($0)) }
        var breaks: Set<Int> = []
        var vowel: Int?
        for index in lower.indices where isVowel(lower, index) {
            // One letter behind a break is no syllable.
            if let vowel, index - vowel > 1, !breaks.contains(vowel) {
                let start = onset(lower, consonants: vowel + 1..<index)
                if start >= leastPart, letters.count - start >= leastPart { breaks.insert(start) }
            }
            vowel = index
        }
        var text = ""
        for (index, letter) in letters.enumerated() {
            if breaks.contains(index) { text.append("\u{AD}") }
            text.append(letter)
        }
        return text
    }

    /// The place of the consonants between two vowels at which the second syllable begins.
    private static func onset(_ letters: [Character], consonants: Range<Int>) -> Int {
        func text(_ range: Range<Int>) -> String { String(letters[range]) }
        if let boundary = boundary(letters, consonants: consonants) { return boundary }
        var start = consonants.upperBound - 1
        // Sounds that are written with several letters.
        for length in [3, 2] where consonants.count >= length {
            let range = consonants.upperBound - length..<consonants.upperBound
            if sounds.contains(text(range)) {
                start = range.lowerBound
                break
            }
        }
        // A liquid begins a syllable together with a stop before it: tr, bl.
        if start == consonants.upperBound - 1, liquids.contains(letters[start]), start > consonants.lowerBound,
            stops.contains(letters[start - 1])
        {
            start -= 1
        }
        // An s behind another consonant goes with a p or t that follows it.
        if start > consonants.lowerBound + 1, letters[start - 1] == "s", "pt".contains(letters[start]) { start -= 1 }
        return start
    }

    /// The boundary of a German compound within consonants, at which the next word begins; nil where none is known.
    private static func boundary(_ letters: [Character], consonants: Range<Int>) -> Int? {
        (consonants.lowerBound...consonants.upperBound).first { place in
            func follows(_ text: String) -> Bool { letters[..<place].reversed().starts(with: text.reversed()) }
            func begins(_ text: String) -> Bool { letters[place...].starts(with: text) }
            if beginnings.contains(where: begins) { return true }
            return place > consonants.lowerBound && linked.contains(where: follows)
                || place == consonants.upperBound && begins("über") && !["st", "dr", "tr"].contains(where: follows)
        }
    }

    /// The ends of German words behind which an s links another one.
    private static let linked = ["ungs", "heits", "keits", "schafts", "ions", "täts", "arbeits"]
    /// The beginnings of German words whose consonants belong together behind a prefix or another word.
    private static let beginnings = ["ständ", "stand", "stell", "stimm", "steh", "steuer", "straß", "stück"]

    private static func isVowel(_ letters: [Character], _ index: Int) -> Bool {
        let letter = letters[index]
        if letter == "u", index > 0, letters[index - 1] == "q" { return false }
        if letter == "y" { return index > 0 && !vowels.contains(letters[index - 1]) }
        return vowels.contains(letter)
    }

    private static let vowels = Set(
        "aeiouäöüáàâãåāæéèêëēěęíìîïīıóòôõøōœúùûūůűőýαεηιουωάέήίόύώϊϋаеиоуыэюяёіїє")
    private static let sounds: Set<String> = ["sch", "ch", "ck", "ph", "th", "sh", "gh", "qu"]
    private static let liquids: Set<Character> = ["l", "r", "л", "р", "λ", "ρ"]
    private static let stops: Set<Character> = [
        "b", "c", "d", "f", "g", "k", "p", "t", "б", "в", "г", "д", "к", "п", "т", "ф", "β", "γ", "δ", "θ", "κ", "π",
        "τ",
        "φ", "χ",
    ]
}
