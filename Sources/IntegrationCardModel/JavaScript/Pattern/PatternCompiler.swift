/// Turns the tree of a regular expression into instructions. Repetitions are written out.
struct PatternCompiler {
    private(set) var instructions: [PatternInstruction] = []
    private(set) var loopCount = 0
    private let maximumInstructions: Int
    private let isMultiline: Bool
    private let dotMatchesAll: Bool
    private let ignoresCase: Bool

    init(maximumInstructions: Int, isMultiline: Bool, dotMatchesAll: Bool, ignoresCase: Bool) {
        self.maximumInstructions = maximumInstructions
        self.isMultiline = isMultiline
        self.dotMatchesAll = dotMatchesAll
        self.ignoresCase = ignoresCase
    }

    mutating func compile(_ node: PatternNode) throws(BoundedPattern.Fault) {
        switch node {
        case .empty: break
        case .unit(let unit): try emit(.unit(ignoresCase ? PatternMatcher.folded(unit) : unit))
        case .any: try emit(dotMatchesAll ? .any : .anyButLineEnd)
        case .set(let set): try emit(.set(set))
        case .sequence(let nodes): for node in nodes { try compile(node) }
        case .choice(let alternatives): try compile(choice: alternatives)
        case .group(let node, let index):
            try emit(.save(index * 2))
            try compile(node)
            try emit(.save(index * 2 + 1))
        case .repetition(let node, let minimum, let maximum, let isLazy):
            try compile(repetition: node, minimum, maximum, isLazy: isLazy)
        case .start: try emit(isMultiline ? .lineStart : .textStart)
        case .end: try emit(isMultiline ? .lineEnd : .textEnd)
        case .wordBoundary(let isNegated): try emit(.wordBoundary(isNegated: isNegated))
        case .backreference(let index): try emit(.backreference(index))
        case .look(let node, let isNegated):
            let look = instructions.count
            try emit(.match)
            try compile(node)
            try emit(.match)
            instructions[look] = .look(isNegated: isNegated, end: instructions.count)
        }
    }

    private mutating func emit(_ instruction: PatternInstruction) throws(BoundedPattern.Fault) {
        guard instructions.count < maximumInstructions else {
            throw BoundedPattern.Fault(message: "the pattern is too large with its repetitions written out")
        }
        instructions.append(instruction)
    }

    private mutating func compile(choice alternatives: [PatternNode]) throws(BoundedPattern.Fault) {
        var jumps: [Int] = []
        for (position, alternative) in alternatives.enumerated() {
            guard position < alternatives.count - 1 else {
                try compile(alternative)
                break
            }
            let split = instructions.count
            try emit(.match)
            try compile(alternative)
            jumps.append(instructions.count)
            try emit(.match)
            instructions[split] = .split(split + 1, instructions.count)
        }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func compile(
        repetition node: PatternNode, _ minimum: Int, _ maximum: Int?, isLazy: Bool
    ) throws(BoundedPattern.Fault) {
        func split(_ inner: Int, _ outer: Int) -> PatternInstruction {
            isLazy ? .split(outer, inner) : .split(inner, outer)
        }
        // Each written-out round costs at least one instruction, so that empty rounds are bounded as well.
        for _ in 0..<minimum {
            try emit(.jump(instructions.count + 1))
            try compile(node)
        }
        guard let maximum else {
            let loop = loopCount
            loopCount += 1
            let start = instructions.count
            try emit(.match)
            try emit(.loopStart(loop))
            try compile(node)
            try emit(.loopCheck(loop))
            try emit(.jump(start))
            instructions[start] = split(start + 1, instructions.count)
            return
        }
        var splits: [Int] = []
        for _ in minimum..<maximum {
            splits.append(instructions.count)
            try emit(.match)
            try compile(node)
        }
        for place in splits { instructions[place] = split(place + 1, instructions.count) }
    }
}
