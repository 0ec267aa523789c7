/// A JavaScript regular expression that cannot run away.
///
/// Patterns come from strangers, so each search has a budget of steps and keeps its backtracking in memory of bounded
/// size instead of on the stack. Lookbehind, named groups and Unicode property classes are refused.
public struct BoundedPattern: Sendable {
    /// A fault of a pattern, or an exhausted budget.
    public struct Fault: Error, Sendable, Hashable {
        /// The reason.
        public var message: String

        /// Creates a fault.
        public init(message: String) {
            self.message = message
        }
    }

    /// A place that matches, in UTF-16 units.
    public struct Match: Sendable, Hashable {
        /// The range of the whole match, then those of the groups; nil for groups that took no part.
        public var captures: [Range<Int>?]
    }

    /// The pattern as it was written, without slashes.
    public let source: String
    /// The flags as they were written.
    public let flags: String
    /// True if all matches are replaced or returned, not just the first (`g`).
    public let isGlobal: Bool
    let instructions: [PatternInstruction]
    let captureCount: Int
    let loopCount: Int
    let ignoresCase: Bool
    private let maximumSteps: Int

    /// Compiles a pattern.
    ///
    /// - Parameter flags: any of g, i, m, s, u, y; u and y have no effect.
    public init(_ source: String, flags: String = "", limits: CardLimits.Patterns = .init()) throws(Fault) {
        guard source.utf16.count <= limits.maximumLength else {
            throw Fault(message: "the pattern is longer than \(limits.maximumLength) characters")
        }
        guard flags.allSatisfy({ "gimsuy".contains($0) }) else { throw Fault(message: "unknown flag in “\(flags)”") }
        self.source = source
        self.flags = flags
        isGlobal = flags.contains("g")
        ignoresCase = flags.contains("i")
        maximumSteps = limits.maximumSteps
        var parser = PatternParser(source)
        let node = try parser.parse()
        var compiler = PatternCompiler(
            maximumInstructions: limits.maximumInstructions, isMultiline: flags.contains("m"),
            dotMatchesAll: flags.contains("s"), ignoresCase: ignoresCase)
        try compiler.compile(node)
        instructions = compiler.instructions + [.match]
        captureCount = parser.groupCount + 1
        loopCount = compiler.loopCount
    }

    /// True if a pattern matches somewhere in a text.
    public func matches(_ text: String) throws(Fault) -> Bool {
        try firstMatch(in: Array(text.utf16), from: 0, maximumSteps: maximumSteps).match != nil
    }

    /// Finds the first match at or behind a place.
    func firstMatch(
        in units: [UInt16], from start: Int, maximumSteps: Int
    ) throws(Fault) -> (match: Match?, steps: Int) {
        var matcher = PatternMatcher(self, units: units, maximumSteps: maximumSteps)
        var position = start
        while position <= units.count {
            if let captures = try matcher.match(at: position) {
                return (Match(captures: captures), maximumSteps - matcher.remainingSteps)
            }
            position += 1
        }
        return (nil, maximumSteps - matcher.remainingSteps)
    }
}

/// A set of UTF-16 units.
struct PatternClass: Sendable {
    var ranges: [ClosedRange<UInt16>] = []
    var isNegated = false

    func contains(_ unit: UInt16) -> Bool {
        for range in ranges where range.contains(unit) { return true }
        return false
    }

    static let digits = PatternClass(ranges: [0x30...0x39])
    static let word = PatternClass(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let space = PatternClass(ranges: [
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])

    /// The units that are not in the set.
    var complement: [ClosedRange<UInt16>] {
        var result: [ClosedRange<UInt16>] = []
        var next: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if UInt32(range.lowerBound) > next { result.append(UInt16(next)...(range.lowerBound - 1)) }
            next = max(next, UInt32(range.upperBound) + 1)
        }
        if next <= 0xFFFF { result.append(UInt16(next)...0xFFFF) }
        return result
    }
}

/// A step of the matcher. Targets are indices of instructions.
enum PatternInstruction: Sendable {
    case unit(UInt16)
    case any
    case anyButLineEnd
    case set(PatternClass)
    /// Continues at the first target, and at the second when that fails.
    case split(Int, Int)
    case jump(Int)
    case save(Int)
    case lineStart
    case lineEnd
    case textStart
    case textEnd
    case wordBoundary(isNegated: Bool)
    case backreference(Int)
    /// Looks ahead with the instructions that follow, up to a `match`, and continues at the target.
    case look(isNegated: Bool, end: Int)
    /// Remembers the place at which a round of a loop starts.
    case loopStart(Int)
    /// Fails if an iteration has consumed no input.
    case loopCheck(Int)
    case match
}
