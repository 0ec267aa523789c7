/// Finds text that is nested too deep, or goes on too long, to be parsed.
///
/// The parser calls itself for each level, and some of its look-ahead doubles with each: 24 opening square brackets take
/// it longer than a minute, 50,000 of them end the process. No declaration comes near these bounds.
struct NestingCheck {
    /// The levels of brackets, interpolations and `#if` that may be open at one place.
    static let deepest = 100
    /// The levels of square brackets, and of generic arguments.
    static let deepestList = 16
    /// The words and signs that may follow each other without a comma, a bracket or a new declaration.
    static let longestRun = 256
    /// The number signs in a row, as in raw strings.
    static let mostNumberSigns = 32

    /// The bytes of a comment line with tags, whose values are parsed as well.
    static let longestAnnotation = 4_096

    private let bytes: [UInt8]
    private var index = 0
    /// The brackets that are open, each with the run that goes on behind it.
    private var open: [(bracket: Bracket, run: Int)] = []
    private var lists = 0
    private var angles = 0
    private var run = 0
    /// True behind what a statement can end with: a name, a literal, a closing bracket.
    private var isBehindOperand = false
    /// A problem in a comment that has been passed.
    private var problemInComment: (offset: Int, message: String)?

    private enum Bracket: Equatable {
        case round, square, curly, condition
        /// A bracket that ends an interpolation in a string, which goes on behind it.
        case interpolation(StringLiteral)
    }

    private struct StringLiteral: Equatable {
        let numberSigns: Int
        let isMultiline: Bool
    }

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The result of a check.
    enum Result: Equatable {
        /// Can be parsed on any thread.
        case flat
        /// Needs a thread with a large stack.
        case deep
        /// Passes one of the bounds at a UTF-8 offset.
        case problem(offset: Int, message: String)
    }

    static func check(_ text: String) -> Result {
        var check = NestingCheck(text)
        if let problem = check.firstProblem() { return .problem(offset: problem.offset, message: problem.message) }
        return check.isDeep ? .deep : .flat
    }

    /// True once the text has reached a quarter of one of the bounds.
    private var isDeep = false

    private mutating func noteDepth() {
        if open.count > Self.deepest / 4 || lists > Self.deepestList / 4 || angles > Self.deepestList / 4
            || run > Self.longestRun / 4
        {
            isDeep = true
        }
    }

    private mutating func firstProblem() -> (offset: Int, message: String)? {
        while index < bytes.count {
            let start = index
            step()
            if let problemInComment { return problemInComment }
            if !isDeep { noteDepth() }
            if open.count > Self.deepest {
                return (start, "nested more than \(Self.deepest) levels deep")
            }
            if lists > Self.deepestList || angles > Self.deepestList {
                return (start, "lists nested more than \(Self.deepestList) levels deep")
            }
            if run > Self.longestRun {
                return (start, "more than \(Self.longestRun) words and signs without a comma or a new declaration")
            }
            if isNumberSignRun(at: start) {
                return (start, "more than \(Self.mostNumberSigns) number signs in a row")
            }
        }
        return nil
    }

    private func isNumberSignRun(at start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "#") else { return false }
        let end = start + Self.mostNumberSigns
        return end < bytes.count && bytes[start...end].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    /// Moves behind one token, comment or white space.
    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\n"):
            index += 1
            if isBehindOperand, nextLineBeginsStatement { run = 0 }
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
            let start = index + 2
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            checkComment(start..<index)
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "("): push(.round)
        case UInt8(ascii: "["): push(.square)
        case UInt8(ascii: "{"): push(.curly)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            run = 0
            isBehindOperand = false
            index += 1
        case UInt8(ascii: "<"):
            angles += 1
            takeSign()
        case UInt8(ascii: ">"):
            angles = max(0, angles - 1)
            takeSign()
        case UInt8(ascii: "\""): beginString(numberSigns: 0)
        case UInt8(ascii: "#"): takeNumberSign()
        default: takeWord()
        }
    }

    private mutating func push(_ bracket: Bracket) {
        open.append((bracket, run + 1))
        if bracket == .square { lists += 1 }
        run = 0
        isBehindOperand = false
        index += 1
    }

    private mutating func close() {
        index += 1
        isBehindOperand = true
        guard let last = open.popLast() else { return }
        run = last.run
        if last.bracket == .square { lists -= 1 }
        if case .interpolation(let string) = last.bracket { takeString(string) }
    }

    /// True if the line that begins here does not go on with the one before, when that ends with an operand.
    private var nextLineBeginsStatement: Bool {
        var next = index
        while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
        guard next < bytes.count else { return true }
        if bytes[next] == UInt8(ascii: "}") { return true }
        let end = bytes[next...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
        return end > next && !Self.joiningWords.contains(String(decoding: bytes[next..<end], as: UTF8.self))
    }

    private mutating func skipComment() {
        let start = index + 2
        defer { checkComment(min(start, index)..<index) }
        var depth = 0
        repeat {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// Checks the lines of a comment that have tags.
    private mutating func checkComment(_ range: Range<Int>) {
        for line in bytes[range].split(separator: UInt8(ascii: "\n")) where line.count > Self.longestRun / 4 {
            guard String(decoding: line, as: UTF8.self).holds(AnnotationText.marker) else { continue }
            guard line.count <= Self.longestAnnotation else {
                problemInComment = (line.startIndex, "an annotation of more than \(Self.longestAnnotation) bytes")
                return
            }
            var check = NestingCheck(String(decoding: line, as: UTF8.self))
            guard let problem = check.firstProblem() else { continue }
            problemInComment = (line.startIndex + problem.offset, problem.message)
            return
        }
    }

    private mutating func takeNumberSign() {
        var signs = 0
        while at(signs) == UInt8(ascii: "#") { signs += 1 }
        if at(signs) == UInt8(ascii: "\"") {
            index += signs
            return beginString(numberSigns: signs)
        }
        run += signs
        isBehindOperand = true
        index += signs
        let word = word()
        if word == "if" { open.append((.condition, 0)) }
        if word == "endif", open.last?.bracket == .condition { open.removeLast() }
    }

    // MARK: Strings

    private mutating func beginString(numberSigns: Int) {
        run += 1
        let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
        index += isMultiline ? 3 : 1
        takeString(StringLiteral(numberSigns: numberSigns, isMultiline: isMultiline))
    }

    /// Moves behind the end of a string, or into its next interpolation.
    private mutating func takeString(_ string: StringLiteral) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                let signs = (0..<string.numberSigns).allSatisfy { at(1 + $0) == UInt8(ascii: "#") }
                guard signs else {
                    index += 1
                    continue
                }
                index += 1 + string.numberSigns
                if at(0) == UInt8(ascii: "(") { return push(.interpolation(string)) }
                index += 1
            case UInt8(ascii: "\"") where isEnd(of: string):
                index += (string.isMultiline ? 3 : 1) + string.numberSigns
                isBehindOperand = true
                return
            case UInt8(ascii: "\n") where !string.isMultiline: return
            default: index += 1
            }
        }
    }

    private func isEnd(of string: StringLiteral) -> Bool {
        let quotes = string.isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { at($0) == UInt8(ascii: "\"") }
            && (0..<string.numberSigns).allSatisfy { at(quotes + $0) == UInt8(ascii: "#") }
    }

    // MARK: Words

    private static let declarations: Set<String> = [
        "import", "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "init",
        "typealias",
        "case", "subscript", "associatedtype", "return",
    ]

    /// Words behind which an expression or a type goes on, on the next line as well.
    private static let leadingWords: Set<String> = [
        "any", "as", "async", "await", "borrow", "borrowing", "consume", "consuming", "copy", "do", "each", "else",
        "for", "guard", "if", "in", "inout", "is", "isolated", "nonisolated", "repeat", "rethrows", "sending", "some",
        "switch", "throw", "throws", "try", "unsafe", "where", "while",
    ]

    /// Words that go on with the line before.
    private static let joiningWords: Set<String> = [
        "as", "async", "catch", "else", "in", "is", "rethrows", "throws", "where", "while",
    ]

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func takeWord() {
        guard Self.isWordByte(bytes[index]) else { return takeSign() }
        let word = word()
        isBehindOperand = !Self.leadingWords.contains(word)
        if Self.declarations.contains(word) {
            run = 0
            angles = 0
        } else {
            run += 1
        }
    }

    private mutating func takeSign() {
        // Signs that unwrap stand right behind an operand, which they leave one; other question marks ask.
        let unwraps = bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?")
        let isAttached = index > 0 && !Self.isSpace(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: "\n")
        if !unwraps || !isAttached { isBehindOperand = false }
        run += 1
        index += 1
    }

    /// Moves behind a word.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
