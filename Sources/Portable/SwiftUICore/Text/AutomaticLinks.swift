import Foundation

/// Addresses that are links without brackets around them: `https://…`, `www.…` and e-mail addresses (GitHub Flavored
/// Markdown, "autolinks (extension)", which Apple's Markdown follows).
enum AutomaticLinks {
    /// Cuts a text at the addresses in it.
    static func pieces(of string: String) -> [(text: Substring, url: URL?)] {
        let characters = Array(string)
        var result: [(Substring, URL?)] = []
        /// The end of the last address, before which no other begins.
        var end = 0
        var literal = string.startIndex
        var index = 0
        while index < characters.count {
            defer { index += 1 }
            guard let found = address(around: index, after: end, in: characters) else { continue }
            let words = String(characters[found.range])
            guard let url = URL(string: found.scheme + words) else { continue }
            let start = string.index(string.startIndex, offsetBy: found.range.lowerBound)
            let next = string.index(string.startIndex, offsetBy: found.range.upperBound)
            if literal < start { result.append((string[literal..<start], nil)) }
            result.append((string[start..<next], url))
            literal = next
            end = found.range.upperBound
            index = end - 1
        }
        if literal < string.endIndex { result.append((string[literal...], nil)) }
        return result
    }

    /// True if a string may contain links.
    static func mayBe(in string: String) -> Bool {
        string.contains("@") || string.contains("://") || string.contains("www.")
    }

    private typealias Address = (range: Range<Int>, scheme: String)

    private static func address(around index: Int, after end: Int, in text: [Character]) -> Address? {
        switch text[index] {
        case ":": location(at: index, after: end, in: text)
        case "w": page(at: index, after: end, in: text)
        case "@": mailbox(around: index, after: end, in: text)
        default: nil
        }
    }

    /// With a scheme before `://`.
    private static func location(at colon: Int, after end: Int, in text: [Character]) -> Address? {
        guard text.count > colon + 3, text[colon + 1] == "/", text[colon + 2] == "/" else { return nil }
        var start = colon
        while start > end, text[start - 1].isASCII, text[start - 1].isLetter { start -= 1 }
        guard ["http", "https", "ftp"].contains(String(text[start..<colon]).lowercased()) else { return nil }
        guard let domain = domain(from: colon + 3, in: text, needsDot: false) else { return nil }
        return (start..<self.end(of: start, after: domain, in: text), "")
    }

    /// With `www.` at the start of a word.
    private static func page(at start: Int, after end: Int, in text: [Character]) -> Address? {
        guard text[start...].starts(with: "www.") else { return nil }
        let isStart = start == end || text[start - 1].isWhitespace || "*_~(".contains(text[start - 1])
        guard isStart, let domain = domain(from: start, in: text, needsDot: true) else { return nil }
        return (start..<self.end(of: start, after: domain, in: text), "http://")
    }

    private static func mailbox(around at: Int, after end: Int, in text: [Character]) -> Address? {
        func isName(_ character: Character, _ others: String) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber || others.contains(character))
        }
        var start = at
        while start > end, isName(text[start - 1], ".+-_") { start -= 1 }
        var stop = at + 1
        while stop < text.count, isName(text[stop], "-_.") {
            // A full stop belongs to it when something follows.
            if text[stop] == ".", stop + 1 >= text.count || !isName(text[stop + 1], "") { break }
            stop += 1
        }
        guard start < at, text[at + 1..<stop].contains("."), text[stop - 1].isLetter else { return nil }
        if stop < text.count, text[stop] == "@" { return nil }
        return (start..<stop, "mailto:")
    }

    /// The end of the name of a host.
    private static func domain(from start: Int, in text: [Character], needsDot: Bool) -> Int? {
        var end = start
        while end < text.count, text[end].isLetter || text[end].isNumber || "-_.".contains(text[end]) { end += 1 }
        let parts = text[start..<end].split(separator: ".", omittingEmptySubsequences: true)
        guard let first = parts.first, !first.isEmpty, !needsDot || parts.count > 1 else { return nil }
        guard !parts.suffix(2).contains(where: { $0.contains("_") }) else { return nil }
        return end
    }

    /// Goes on to the next white space, and back over signs that belong to the sentence.
    private static func end(of start: Int, after domain: Int, in text: [Character]) -> Int {
        var end = domain
        while end < text.count, !text[end].isWhitespace, text[end] != "<" { end += 1 }
        while end > start {
            let last = text[end - 1]
            if "?!.,:*_~'\"".contains(last) {
                end -= 1
            } else if last == ")" {
                let address = text[start..<end]
                guard address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" }) else { return end }
                end -= 1
            } else if last == ";", let entity = text[start..<end].lastIndex(of: "&"), entity + 1 < end - 1,
                text[entity + 1..<end - 1].allSatisfy(\.isLetter)
            {
                end = entity
            } else {
                return end
            }
        }
        return end
    }
}

extension Text {
    /// The text with the addresses in it as links; parts that are links or code stay as they are.
    var withAutomaticLinks: [Text] {
        guard case .verbatim(let string) = storage, AutomaticLinks.mayBe(in: string) else { return [self] }
        let isTaken = modifiers.contains { modifier in
            switch modifier {
            case .link, .trait(.monospaced): true
            default: false
            }
        }
        guard !isTaken else { return [self] }
        return AutomaticLinks.pieces(of: string).map { piece in
            let text = Text(storage: .verbatim(String(piece.text)), modifiers: modifiers)
            return piece.url.map { text.adding(.link($0)) } ?? text
        }
    }
}
