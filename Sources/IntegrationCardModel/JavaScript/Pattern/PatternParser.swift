/// The syntax tree of a regular expression.
indirect enum PatternNode: Sendable {
    case empty
    case unit(UInt16)
    case any
    case set(PatternClass)
    case sequence([PatternNode])
    case choice([PatternNode])
    case group(PatternNode, index: Int)
    case repetition(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    case backreference(Int)
    case look(PatternNode, isNegated: Bool)
}

/// Reads JavaScript's notation of regular expressions.
struct PatternParser {
    private let units: [UInt16]
    private var position = 0
    private var depth = 0
    private(set) var groupCount = 0

    init(_ source: String) {
        units = Array(source.utf16)
    }

    mutating func parse() throws(BoundedPattern.Fault) -> PatternNode {
        let node = try choice()
        guard position == units.count else { throw fault("unexpected “)”") }
        return node
    }

    private func fault(_ message: String) -> BoundedPattern.Fault { BoundedPattern.Fault(message: message) }

    private var current: UInt16? { position < units.count ? units[position] : nil }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt16(character.value) else { return false }
        position += 1
        return true
    }

    private mutating func skip(text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= units.count else { return false }
        for index in 0..<count where units[position + index] != UInt16(text.utf8Start[index]) { return false }
        position += count
        return true
    }

    private mutating func choice() throws(BoundedPattern.Fault) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 40 else { throw fault("groups are nested too deeply") }
        var alternatives = [try sequence()]
        while skip("|") { alternatives.append(try sequence()) }
        return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func sequence() throws(BoundedPattern.Fault) -> PatternNode {
        var nodes: [PatternNode] = []
        while let unit = current, unit != 0x7C, unit != 0x29 {
            let atom = try atom()
            nodes.append(try repetition(of: atom))
        }
        return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
    }

    private mutating func repetition(of atom: PatternNode) throws(BoundedPattern.Fault) -> PatternNode {
        var minimum: Int
        var maximum: Int?
        if skip("*") {
            (minimum, maximum) = (0, nil)
        } else if skip("+") {
            (minimum, maximum) = (1, nil)
        } else if skip("?") {
            (minimum, maximum) = (0, 1)
        } else if current == 0x7B, let bounds = bounds() {
            (minimum, maximum) = bounds
        } else {
            return atom
        }
        if let maximum, maximum < minimum { throw fault("the bounds of a repetition are in the wrong order") }
        let isLazy = skip("?")
        if let unit = current, unit == 0x2A || unit == 0x2B || unit == 0x3F { throw fault("nothing to repeat") }
        return .repetition(atom, minimum: minimum, maximum: maximum, isLazy: isLazy)
    }

    /// Reads `{n}`, `{n,}` or `{n,m}`; anything else is text.
    private mutating func bounds() -> (Int, Int?)? {
        let start = position
        position += 1
        guard let minimum = number() else {
            position = start
            return nil
        }
        var maximum: Int? = minimum
        if skip(",") { maximum = number() }
        guard skip("}") else {
            position = start
            return nil
        }
        return (minimum, maximum)
    }

    private mutating func number() -> Int? {
        var value = 0
        let start = position
        while let unit = current, (0x30...0x39).contains(unit) {
            value = min(value * 10 + Int(unit - 0x30), 1_000_000)
            position += 1
        }
        return position == start ? nil : value
    }

    private mutating func atom() throws(BoundedPattern.Fault) -> PatternNode {
        let unit = units[position]
        position += 1
        switch unit {
        case 0x5E: return .start
        case 0x24: return .end
        case 0x2E: return .any
        case 0x28: return try group()
        case 0x5B: return .set(try set())
        case 0x5C: return try escape()
        case 0x2A, 0x2B, 0x3F: throw fault("nothing to repeat")
        default: return .unit(unit)
        }
    }

    private mutating func group() throws(BoundedPattern.Fault) -> PatternNode {
        let node: PatternNode
        if skip(text: "?:") {
            node = try choice()
        } else if skip(text: "?=") {
            node = .look(try choice(), isNegated: false)
        } else if skip(text: "?!") {
            node = .look(try choice(), isNegated: true)
        } else if current == 0x3F {
            throw fault("lookbehind and named groups are not supported")
        } else {
            groupCount += 1
            let index = groupCount
            node = .group(try choice(), index: index)
        }
        guard skip(")") else { throw fault("a group is not closed") }
        return node
    }

    private mutating func escape() throws(BoundedPattern.Fault) -> PatternNode {
        guard let unit = current else { throw fault("the pattern ends with a backslash") }
        switch unit {
        case 0x62:
            position += 1
            return .wordBoundary(isNegated: false)
        case 0x42:
            position += 1
            return .wordBoundary(isNegated: true)
        case 0x31...0x39:
            guard let number = number() else { return .empty }
            return .backreference(number)
        default: break
        }
        if let set = classEscape() { return .set(set) }
        return .unit(try unitEscape())
    }

    /// Reads d, D, w, W, s or S.
    private mutating func classEscape() -> PatternClass? {
        guard let unit = current else { return nil }
        let set: PatternClass
        switch unit {
        case 0x64: set = .digits
        case 0x44: set = PatternClass(ranges: PatternClass.digits.complement)
        case 0x77: set = .word
        case 0x57: set = PatternClass(ranges: PatternClass.word.complement)
        case 0x73: set = .space
        case 0x53: set = PatternClass(ranges: PatternClass.space.complement)
        default: return nil
        }
        position += 1
        return set
    }

    private mutating func unitEscape() throws(BoundedPattern.Fault) -> UInt16 {
        guard let unit = current else { throw fault("the pattern ends with a backslash") }
        position += 1
        switch unit {
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x76: return 0x0B
        case 0x66: return 0x0C
        case 0x30: return 0
        case 0x75: return hexadecimal(4) ?? unit
        case 0x78: return hexadecimal(2) ?? unit
        case 0x70, 0x50, 0x6B: throw fault("property classes and named groups are not supported")
        default: return unit
        }
    }

    private mutating func hexadecimal(_ count: Int) -> UInt16? {
        guard position + count <= units.count else { return nil }
        var value: UInt16 = 0
        for unit in units[position..<(position + count)] {
            guard let scalar = Unicode.Scalar(unit), let digit = Character(scalar).hexDigitValue else { return nil }
            value = value << 4 | UInt16(digit)
        }
        position += count
        return value
    }

    private mutating func set() throws(BoundedPattern.Fault) -> PatternClass {
        var set = PatternClass()
        set.isNegated = skip("^")
        while let unit = current {
            if unit == 0x5D {
                position += 1
                return set
            }
            guard let low = try setUnit(&set) else { continue }
            if current == 0x2D, position + 1 < units.count, units[position + 1] != 0x5D {
                position += 1
                guard let high = try setUnit(&set) else {
                    set.ranges += [low...low, 0x2D...0x2D]
                    continue
                }
                guard low <= high else { throw fault("the ends of a range are in the wrong order") }
                set.ranges.append(low...high)
            } else {
                set.ranges.append(low...low)
            }
        }
        throw fault("a set is not closed")
    }

    /// Reads a unit of a set; nil when a class escape has been added instead.
    private mutating func setUnit(_ set: inout PatternClass) throws(BoundedPattern.Fault) -> UInt16? {
        let unit = units[position]
        position += 1
        guard unit == 0x5C else { return unit }
        if let escaped = classEscape() {
            set.ranges += escaped.ranges
            return nil
        }
        if current == 0x62 {
            position += 1
            return 0x08
        }
        return try unitEscape()
    }
}
