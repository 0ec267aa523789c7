import FioriCharts

/// A word of a text with the places behind its signs at which lines may break, if it is long.
///
/// Addresses break behind all signs, words with slashes behind those, and behind other signs in long parts, and names of
/// files behind points and underscores. Numbers, dates, fractions, times and abbreviations stay whole.
nonisolated struct AddressWord {
    /// A place behind a sign.
    private struct Place {
        let offset: Int
        let sign: Unicode.Scalar
        /// True in a part between slashes that is no longer than words that stay whole.
        var isInShortPart = false
    }

    private var found: [Place] = []
    private var length = 0
    private var hasLetter = false
    private var hasSlash = false
    /// True for a word with a point before a letter, as names of files.
    private var hasPoint = false
    /// True for a word with an @ or ://, or with www. at its start.
    private var isAddress = false
    private var hasScheme = false
    /// The number of signs that tell a path from a date or a fraction.
    private var pathSigns = 0
    /// The number of letters in succession, at the end and before the last point.
    private var letters = 0
    private var lettersBeforePoint = 0
    /// The length of the part behind the last slash, and the number of places before the part.
    private var partLength = 0
    private var placesBeforePart = 0
    private var start = ""
    private var before: Unicode.Scalar?
    private var secondBefore: Unicode.Scalar?
    /// True up to the first scalar that is no slash.
    private var isAtStart = true
    /// True behind a slash that is none of a date or a fraction.
    private var isBehindSlashOfPath = false

    mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
        if let before, isPlace(behind: before, scalar) {
            found.append(Place(offset: offset, sign: before))
            if before == "." {
                hasPoint = true
                pathSigns += 1
            } else if before.isSlash {
                placesBeforePart = found.count
            }
        }
        length += 1
        partLength += 1
        switch scalar {
        case "/", "\\": appendSlash(scalar)
        case "@":
            isAddress = true
            pathSigns += 2
        case ".": lettersBeforePoint = letters
        default: break
        }
        if scalar.isLetter {
            hasLetter = true
            letters += 1
        } else {
            letters = 0
        }
        // Scripts without spaces have words of their own beside those of others.
        if scalar.value >= 0x0E00, LetterWidths.breaksAnywhere(Character(scalar)) { endPart() }
        if !scalar.isSlash { isAtStart = false }
        if length <= 4 {
            start.unicodeScalars.append(scalar)
            if start == "www." { isAddress = true }
        }
        (secondBefore, before) = (before, scalar)
    }

    /// Ends the word.
    ///
    /// - Returns: the places in bytes from the start of the text, if the word is long.
    mutating func end() -> [Int] {
        guard length > AddressBreaks.longestUnbrokenWord, hasLetter, !found.isEmpty else { return [] }
        if isAddress { return found.map(\.offset) }
        guard hasSlash || hasPoint else { return [] }
        endPart()
        return found.compactMap { place in
            if place.isInShortPart || !hasSlash && place.sign != "." && place.sign != "_" { return nil }
            return place.offset
        }
    }

    /// True if lines may break between a sign and what follows it.
    private func isPlace(behind sign: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Bool {
        if scalar.isLetter {
            return switch sign {
            case ".": lettersBeforePoint != 1
            case "/", "\\": sign == "/" || !isAtStart
            case "@", "_", "?", "&", "=", "#", ":", ",", ";", "+": true
            default: false
            }
        }
        guard ("0"..."9").contains(scalar) else { return false }
        return switch sign {
        case "_", "&", "=", "?", "@", "#": true
        case "/", "\\": isBehindSlashOfPath && !isAtStart
        case ":": hasScheme
        default: false
        }
    }

    private mutating func appendSlash(_ slash: Unicode.Scalar) {
        hasSlash = true
        if slash == "/", before == "/", secondBefore == ":" {
            hasScheme = true
            isAddress = true
        }
        partLength -= 1
        endPart()
        let isBetweenDigits = before?.isNumber ?? false
        isBehindSlashOfPath = !isBetweenDigits || pathSigns >= 2
        // No date or fraction has a slash at its start, two behind others than digits, or a backslash.
        if before == nil || slash == "\\" {
            pathSigns += 2
        } else if !isBetweenDigits {
            pathSigns += 1
        }
    }

    /// Marks the places in the part, if it is short.
    private mutating func endPart() {
        if partLength <= AddressBreaks.longestUnbrokenWord {
            for index in placesBeforePart..<found.count { found[index].isInShortPart = true }
        }
        partLength = 0
        placesBeforePart = found.count
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isSlash: Bool { self == "/" || self == "\\" }

    fileprivate var isLetter: Bool {
        isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
    }

    fileprivate var isNumber: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }
}
