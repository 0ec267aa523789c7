import Foundation

/// The value that a predicate is asked about, and those of its variables.
struct PredicateContext {
    var object: Any?
    var variables: [String: Any]
}

/// A statement about a value.
indirect enum PredicateFormula {
    case constant(Bool)
    case not(PredicateFormula)
    case and(PredicateFormula, PredicateFormula)
    case or(PredicateFormula, PredicateFormula)
    case comparison(PredicateComparison)

    func isTrue(_ context: PredicateContext) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let formula): !formula.isTrue(context)
        case .and(let first, let second): first.isTrue(context) && second.isTrue(context)
        case .or(let first, let second): first.isTrue(context) || second.isTrue(context)
        case .comparison(let comparison): comparison.isTrue(context)
        }
    }
}

/// A comparison of two values.
struct PredicateComparison {
    /// The elements of a collection on the left for which the comparison shall be true.
    enum Quantifier { case one, any, all, none }

    enum Operation: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE"
        case matches = "MATCHES", isIn = "IN"
    }

    var quantifier: Quantifier
    var left: PredicateExpression
    var operation: Operation
    var options: String.CompareOptions
    var right: PredicateExpression

    func isTrue(_ context: PredicateContext) -> Bool {
        let (left, right) = (left.value(context), right.value(context))
        switch quantifier {
        case .one: return isTrue(left, right)
        case .any: return elements(left).contains { isTrue($0, right) }
        case .all: return elements(left).allSatisfy { isTrue($0, right) }
        case .none: return !elements(left).contains { isTrue($0, right) }
        }
    }

    private func elements(_ value: PredicateValue) -> [PredicateValue] { value.elements ?? [] }

    private func isTrue(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch operation {
        case .equal: return left.equals(right, options)
        case .notEqual: return !left.equals(right, options)
        case .less: return left.order(right, options) == .orderedAscending
        case .greater: return left.order(right, options) == .orderedDescending
        case .lessOrEqual: return left.order(right, options).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return left.order(right, options).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = right.elements, bounds.count == 2, let lower = left.order(bounds[0], options),
                let upper = left.order(bounds[1], options)
            else { return false }
            return lower != .orderedAscending && upper != .orderedDescending
        case .isIn: return right.contains(left, options)
        case .contains: return left.contains(right, options)
        case .beginsWith, .endsWith, .like, .matches:
            guard case .text(let text) = left, case .text(let pattern) = right else { return false }
            return isTrue(text, pattern)
        }
    }

    private func isTrue(_ text: String, _ pattern: String) -> Bool {
        switch operation {
        case .beginsWith: pattern.isEmpty || text.range(of: pattern, options: options.union(.anchored)) != nil
        case .endsWith:
            pattern.isEmpty || text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case .like: matches(text, Self.expression(wildcards: pattern))
        default: matches(text, pattern)
        }
    }

    /// Tells whether a regular expression matches the whole of a text.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        func folded(_ text: String) -> String {
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }
        var flags: NSRegularExpression.Options = operation == .like ? .dotMatchesLineSeparators : []
        if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(folded(pattern)))\\z", options: flags) else {
            preconditionFailure("Can't do regex matching, reason: (Can't open pattern \(pattern))")
        }
        let text = folded(text)
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The regular expression of a pattern in which `?` stands for a character and `*` for any number of them.
    private static func expression(wildcards pattern: String) -> String {
        var result = ""
        var rest = Substring(pattern)
        while let next = rest.popFirst() {
            switch next {
            case "?": result += "."
            case "*": result += ".*"
            case "\\": result += NSRegularExpression.escapedPattern(for: rest.popFirst().map(String.init) ?? "\\")
            default: result += NSRegularExpression.escapedPattern(for: String(next))
            }
        }
        return result
    }
}
