import SwiftSyntax

/// A condition of a `#if`, as far as its operators go: calls such as `os(iOS)` are flags that may be true or false.
indirect enum Condition: Hashable, Sendable {
    case flag(String)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    init(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            self.init(only.expression)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            self = .not(Condition(prefix.expression))
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            self = Self.sequence(Array(sequence.elements)) ?? .flag(expression.singleLineText)
        } else {
            self = .flag(expression.singleLineText)
        }
    }

    /// Operands with `&&` and `||` between them; nil if there are other operators.
    private static func sequence(_ elements: [ExprSyntax]) -> Condition? {
        var alternatives: [[Condition]] = [[]]
        for (index, element) in elements.enumerated() {
            guard index % 2 == 1 else {
                alternatives[alternatives.count - 1].append(Condition(element))
                continue
            }
            switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case "&&": break
            case "||": alternatives.append([])
            default: return nil
            }
        }
        return .any(alternatives.map { .all($0) })
    }

    /// The flags in the order in which they are written.
    var flags: [String] {
        switch self {
        case .flag(let name): [name]
        case .not(let condition): condition.flags
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.flags)
        }
    }

    func holds(_ isTrue: (String) -> Bool) -> Bool {
        switch self {
        case .flag(let name): isTrue(name)
        case .not(let condition): !condition.holds(isTrue)
        case .all(let conditions): conditions.allSatisfy { $0.holds(isTrue) }
        case .any(let conditions): conditions.contains { $0.holds(isTrue) }
        }
    }
}

/// A `#if` with its clauses. Two that are written alike are equal: the same clause of both is compiled.
struct ConditionalBlock: Hashable, Sendable {
    /// A clause of a block.
    struct Clause: Hashable, Sendable {
        /// Condition as it is written; nil for `#else`.
        let text: String?
        let condition: Condition?
    }

    let clauses: [Clause]

    init(_ node: IfConfigDeclSyntax) {
        clauses = node.clauses.map { clause in
            Clause(text: clause.condition?.singleLineText, condition: clause.condition.map(Condition.init))
        }
    }

    /// The index of the clause that is compiled; nil if none is.
    func activeClause(_ isTrue: (String) -> Bool) -> Int? {
        clauses.firstIndex { $0.condition?.holds(isTrue) ?? true }
    }
}

/// The place of a declaration inside a `#if`.
struct ConditionalPlace: Hashable, Sendable {
    let block: ConditionalBlock
    /// The index of the clause.
    let clause: Int
}
