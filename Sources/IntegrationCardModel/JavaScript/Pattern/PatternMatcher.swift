/// Runs a pattern's instructions over a text, with its backtracking on a list of bounded length.
struct PatternMatcher {
    private let instructions: [PatternInstruction]
    private let units: [UInt16]
    private let ignoresCase: Bool
    private(set) var remainingSteps: Int
    private var slots: [Int]
    private var loops: [Int]
    private var trail: [Entry] = []

    private enum Entry {
        case branch(instruction: Int, position: Int)
        case slot(Int, Int)
        case loop(Int, Int)
    }

    init(_ pattern: BoundedPattern, units: [UInt16], maximumSteps: Int) {
        instructions = pattern.instructions
        self.units = units
        ignoresCase = pattern.ignoresCase
        remainingSteps = maximumSteps
        slots = Array(repeating: -1, count: pattern.captureCount * 2)
        loops = Array(repeating: -1, count: pattern.loopCount)
    }

    /// Matches at a place; nil when the pattern does not match there.
    mutating func match(at start: Int) throws(BoundedPattern.Fault) -> [Range<Int>?]? {
        for index in slots.indices { slots[index] = -1 }
        trail.removeAll(keepingCapacity: true)
        guard let end = try run(from: 0, at: start) else { return nil }
        slots[0] = start
        slots[1] = end
        return stride(from: 0, to: slots.count, by: 2).map { index in
            slots[index] >= 0 && slots[index + 1] >= slots[index] ? slots[index]..<slots[index + 1] : nil
        }
    }

    /// Runs up to a `match` and returns the place that it is reached at.
    private mutating func run(from first: Int, at start: Int) throws(BoundedPattern.Fault) -> Int? {
        let base = trail.count
        var instruction = first
        var position = start
        while true {
            remainingSteps -= 1
            guard remainingSteps > 0 else {
                throw BoundedPattern.Fault(message: "the regular expression takes too many steps")
            }
            var isMatching = true
            switch instructions[instruction] {
            case .unit(let wanted): isMatching = consume(&position) { $0 == wanted }
            case .any: isMatching = consume(&position) { _ in true }
            case .anyButLineEnd: isMatching = consume(&position) { !Self.isLineEnd($0) }
            case .set(let set):
                if position < units.count, contains(set, units[position]) {
                    position += 1
                } else {
                    isMatching = false
                }
            case .split(let primary, let secondary):
                trail.append(.branch(instruction: secondary, position: position))
                instruction = primary
                continue
            case .jump(let target):
                instruction = target
                continue
            case .save(let slot):
                trail.append(.slot(slot, slots[slot]))
                slots[slot] = position
            case .lineStart: isMatching = position == 0 || Self.isLineEnd(units[position - 1])
            case .lineEnd: isMatching = position == units.count || Self.isLineEnd(units[position])
            case .textStart: isMatching = position == 0
            case .textEnd: isMatching = position == units.count
            case .wordBoundary(let isNegated):
                let before = position > 0 && PatternClass.word.contains(units[position - 1])
                let after = position < units.count && PatternClass.word.contains(units[position])
                isMatching = (before != after) != isNegated
            case .backreference(let group): isMatching = consume(group: group, &position)
            case .look(let isNegated, let end):
                let mark = trail.count
                let found = try run(from: instruction + 1, at: position) != nil
                isMatching = found != isNegated
                // Alternatives behind a decided look are not tried again, but its captures can still be undone.
                if found, !isNegated { keepOnlySlots(from: mark) } else { undo(to: mark) }
                if isMatching {
                    instruction = end
                    continue
                }
            case .loopStart(let loop):
                trail.append(.loop(loop, loops[loop]))
                loops[loop] = position
            case .loopCheck(let loop): isMatching = loops[loop] != position
            case .match: return position
            }
            if isMatching {
                instruction += 1
            } else if let branch = backtrack(to: base) {
                (instruction, position) = branch
            } else {
                return nil
            }
        }
    }

    private mutating func backtrack(to base: Int) -> (Int, Int)? {
        while trail.count > base, let entry = trail.popLast() {
            switch entry {
            case .branch(let instruction, let position): return (instruction, position)
            case .slot(let slot, let value): slots[slot] = value
            case .loop(let loop, let value): loops[loop] = value
            }
        }
        return nil
    }

    private mutating func undo(to base: Int) {
        while trail.count > base { _ = backtrack(to: base) }
    }

    private mutating func keepOnlySlots(from base: Int) {
        let kept = trail[base...].filter { if case .branch = $0 { false } else { true } }
        trail.replaceSubrange(base..., with: kept)
    }

    private func consume(_ position: inout Int, _ accepts: (UInt16) -> Bool) -> Bool {
        guard position < units.count else { return false }
        let unit = ignoresCase ? Self.folded(units[position]) : units[position]
        guard accepts(unit) else { return false }
        position += 1
        return true
    }

    private mutating func consume(group: Int, _ position: inout Int) -> Bool {
        guard group * 2 + 1 < slots.count else { return true }
        let start = slots[group * 2]
        let end = slots[group * 2 + 1]
        guard start >= 0, end >= start else { return true }
        guard position + end - start <= units.count else { return false }
        remainingSteps -= end - start
        for offset in 0..<(end - start) {
            let left = units[start + offset]
            let right = units[position + offset]
            guard left == right || ignoresCase && Self.folded(left) == Self.folded(right) else { return false }
        }
        position += end - start
        return true
    }

    private func contains(_ set: PatternClass, _ unit: UInt16) -> Bool {
        var isMember = set.contains(unit)
        if !isMember, ignoresCase {
            isMember = set.contains(Self.folded(unit)) || set.contains(Self.raised(unit))
        }
        return isMember != set.isNegated
    }

    private static func isLineEnd(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
    }

    /// The small letter of a unit.
    static func folded(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }
        return mapped(unit) { $0.lowercaseMapping }
    }

    private static func raised(_ unit: UInt16) -> UInt16 {
        if unit < 0x80 { return (0x61...0x7A).contains(unit) ? unit - 0x20 : unit }
        return mapped(unit) { $0.uppercaseMapping }
    }

    private static func mapped(_ unit: UInt16, _ mapping: (Unicode.Scalar.Properties) -> String) -> UInt16 {
        guard let scalar = Unicode.Scalar(unit) else { return unit }
        let units = mapping(scalar.properties).utf16
        return units.count == 1 ? units[units.startIndex] : unit
    }
}
