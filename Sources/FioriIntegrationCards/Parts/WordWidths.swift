import CoreGraphics
import FioriCharts

/// Widths of texts and of their words as shares of the text's size, estimated from their letters, rather too great than too
/// small.
///
/// Views that divide a width need them before a text is laid out: SwiftUI tells of a text how wide it is, but not of its
/// words.
nonisolated enum WordWidths {
    /// The factors for texts of other weights than the regular one.
    static let semibold: CGFloat = 1.06
    static let bold: CGFloat = 1.09

    /// The greatest factor by which the estimated width of a word exceeds that of the drawn one: letters of large texts stand
    /// closer, and those of scripts other than the Latin one have a common width.
    ///
    /// - Parameter size: the size of the text in points.
    static func slack(of text: String, size: CGFloat) -> CGFloat {
        let latin: CGFloat = size > 15 ? 1.18 : 1.08
        // The scripts behind the Latin one begin with this byte: Greek, Cyrillic and others.
        return text.utf8.contains { $0 >= 0xCD } ? latin * 1.17 : latin
    }

    /// The width of a text on one line, and that of its widest word. Letters far behind the start do not count.
    ///
    /// Long words, as addresses, are as wide as their widest part: lines break behind their slashes.
    static func extent(of text: String) -> (line: CGFloat, word: CGFloat) {
        // Most texts are ASCII: to look for the borders of their letters would cost ten times as much.
        let ascii = text.utf8.withContiguousStorageIfAvailable { Extent(ascii: $0.prefix(longest)) }
        if let ascii, let ascii { return ascii.widths }
        var extent = Extent()
        for letter in text.start.prefix(longest) {
            extent.append(
                letter.unicodeScalars[letter.unicodeScalars.startIndex], share: LetterWidths.share(of: letter),
                isGap: isGap(letter), breaksAnywhere: LetterWidths.breaksAnywhere(letter))
        }
        return extent.widths
    }

    /// The width of a line and that of its widest word, letter by letter.
    private struct Extent {
        private var line: CGFloat = 0
        private var widest: CGFloat = 0
        private var word = Word()
        private var before: Unicode.Scalar?

        init() {}

        /// The widths of a text; nil if not all of its bytes are ASCII.
        init?(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>) {
            for code in bytes {
                guard code < 0x80 else { return nil }
                let letter = Unicode.Scalar(code)
                append(letter, share: LetterWidths.share(ofASCII: code), isGap: isGap(letter))
            }
        }

        var widths: (line: CGFloat, word: CGFloat) { (line, max(widest, word.width)) }

        /// - Parameter letter: the first scalar of a letter.
        mutating func append(_ letter: Unicode.Scalar, share: CGFloat, isGap: Bool, breaksAnywhere: Bool = false) {
            line += share
            if isGap || before == "-" && !letter.isNumber {
                endWord()
            } else if before == "/", letter.isLetter {
                word.startPart()
            }
            before = letter
            guard !isGap else { return }
            if breaksAnywhere {
                widest = max(widest, share)
                endWord()
                return
            }
            word.append(share)
            if letter == "\u{AD}" { endWord() }
        }

        private mutating func endWord() {
            widest = max(widest, word.width)
            word = Word()
        }
    }

    /// A word with slashes, behind which it breaks if it is long: short ones as km/h are whole.
    private struct Word {
        private var letters = 0
        private var whole: CGFloat = 0
        private var part: CGFloat = 0
        private var widestPart: CGFloat = 0

        mutating func append(_ share: CGFloat) {
            letters += 1
            whole += share
            part += share
            widestPart = max(widestPart, part)
        }

        mutating func startPart() { part = 0 }

        /// The width that does not break.
        var width: CGFloat { letters > AddressBreaks.longestUnbrokenWord ? widestPart : whole }
    }

    /// The least width in which a text has at most a number of lines that break at spaces.
    static func width(of text: String, lines: Int) -> CGFloat {
        let words = text.start.prefix(longest).split(whereSeparator: isGap)
            .map { $0.reduce(0) { $0 + LetterWidths.share(of: $1) } }
        let longestWord = words.max() ?? 0
        guard words.count > lines else { return longestWord }
        let space = LetterWidths.share(of: " ")
        func fits(_ width: CGFloat) -> Bool {
            var (count, line) = (1, -space)
            for word in words {
                line += space + word
                if line > width { (count, line) = (count + 1, word) }
            }
            return count <= lines
        }
        // The line that decides has neighbouring words.
        let widths = words.indices.flatMap { start in
            words[start...].reduce(into: [CGFloat]()) { $0.append(($0.last.map { $0 + space } ?? 0) + $1) }
        }
        return widths.filter { $0 >= longestWord }.sorted().first { fits($0 + 1e-6) } ?? longestWord
    }

    /// The width of the widest stretch of letters of scripts without spaces, as far as a number of them; 0 for other scripts.
    static func stretch(of text: String, letters: Int) -> CGFloat {
        var widest: CGFloat = 0
        var shares: [CGFloat] = []
        for letter in text.start.prefix(longest) {
            guard LetterWidths.breaksAnywhere(letter) else {
                shares = []
                continue
            }
            shares.append(LetterWidths.share(of: letter))
            widest = max(widest, shares.suffix(letters).reduce(0, +))
        }
        return widest
    }

    /// The width in which a word that is wider than a width has no more lines than in that width. Words of many lines, as keys,
    /// have half of it: a further break tells nothing new.
    static func breaking(_ word: CGFloat, within width: CGFloat) -> CGFloat {
        guard word > width, width > 0 else { return max(min(word, width), 0) }
        let lines = (word / width).rounded(.up)
        return lines > mostCountedLines ? width / 2 : word / lines
    }

    /// The greatest number of lines of a word of which each counts.
    private static let mostCountedLines: CGFloat = 3

    /// The widths of the words of a text, each once. Words break behind a hyphen, and scripts without spaces anywhere.
    ///
    /// - Parameter breaksAddresses: true to break addresses behind their signs.
    static func words(of text: String, isMonospaced: Bool, breaksAddresses: Bool) -> Set<CGFloat> {
        var widths: Set<CGFloat> = []
        eachWord(of: text, isMonospaced: isMonospaced, breaksAddresses: breaksAddresses) { widths.insert($0) }
        return widths
    }

    /// The widths of the first and of the last word of a text, which may go on in other texts, and true for a text of one word.
    /// A text that begins or ends with a space has none there.
    static func ends(of text: String, isMonospaced: Bool) -> (first: CGFloat, last: CGFloat, isOneWord: Bool) {
        var (first, last, count): (CGFloat, CGFloat, Int) = (0, 0, 0)
        eachWord(of: text, isMonospaced: isMonospaced, breaksAddresses: true) { width in
            if count == 0 { first = width }
            last = width
            count += 1
        }
        let begins = text.first.map { !isGap($0) } ?? false
        let ends = text.last.map { !isGap($0) } ?? false
        return (begins ? first : 0, ends ? last : 0, count == 1 && begins && ends)
    }

    /// Calls a closure with the width of each word in order.
    private static func eachWord(
        of text: String, isMonospaced: Bool, breaksAddresses: Bool, _ body: (CGFloat) -> Void
    ) {
        for word in text.split(whereSeparator: isGap) {
            let isAddress = breaksAddresses && (word.contains { $0 == "/" || $0 == "@" } || word.hasPrefix("www."))
            var width: CGFloat = 0
            var before: Character?
            for letter in isAddress ? Substring(String(word).breakable) : word {
                let share = LetterWidths.share(of: letter, isMonospaced: isMonospaced)
                // Lines may break behind all slashes, but not within dates.
                if breaks(behind: before, letter) || letter == "\u{200B}"
                    || isAddress && before == "/" && !letter.isNumber
                {
                    body(width)
                    width = 0
                }
                before = letter
                if LetterWidths.breaksAnywhere(letter) {
                    body(width)
                    body(share)
                    width = 0
                    continue
                }
                width += share
            }
            body(width)
        }
    }

    /// True if a line may break behind a hyphen, which digits do not follow.
    private static func breaks(behind before: Character?, _ letter: Character) -> Bool {
        before == "-" && !letter.isNumber
    }

    /// The number of letters that are looked at.
    private static let longest = 100

    /// True for spaces at which lines break.
    private static func isGap(_ letter: Character) -> Bool {
        if let code = letter.asciiValue { return isGap(Unicode.Scalar(code)) }
        return letter.isWhitespace && letter != "\u{A0}" && letter != "\u{202F}" && letter != "\u{2007}"
            || letter == "\u{200B}"
    }

    /// True for spaces of ASCII.
    private static func isGap(_ letter: Unicode.Scalar) -> Bool { letter == " " || ("\t"..."\r").contains(letter) }
}

nonisolated extension String {
    /// The part of a text whose letters are looked at: a letter may have thousands of marks.
    fileprivate var start: Substring {
        utf8.count > 1_000 ? Substring(unicodeScalars.prefix(1_000)) : self[...]
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isLetter: Bool {
        isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
    }

    fileprivate var isNumber: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }
}
