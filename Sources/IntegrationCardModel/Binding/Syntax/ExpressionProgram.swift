/// The syntax tree of an expression. Nodes refer to each other by index, so that evaluation follows no references.
struct ExpressionProgram: Sendable {
    var nodes: [ExpressionNode] = []
    var root = 0
    /// True if the expression reads no model: UI5 folds such expressions into a text.
    var isConstant = true
    /// True if the expression reads the clock.
    var readsClock = false

    mutating func add(_ node: ExpressionNode) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }
}

/// A node of a syntax tree. Operands are indices of nodes.
enum ExpressionNode: Sendable {
    case constant(JavaScriptValue)
    /// A part of the binding that the expression belongs to: an embedded `${…}`.
    case part(Int)
    case unknownIdentifier(String)
    case array([Int])
    case map([MapEntry])
    case unary(UnaryOperator, Int)
    case binary(BinaryOperator, Int, Int)
    case and(Int, Int)
    case or(Int, Int)
    case conditional(Int, Int, Int)
    case member(Int, String)
    case element(Int, Int)
    case call(Int, [Int])

    struct MapEntry: Sendable {
        let name: String
        let value: Int
    }
}

enum UnaryOperator: Sendable {
    case not, typeof, plus, minus
}

enum BinaryOperator: Sendable {
    case multiply, divide, remainder, add, subtract
    case less, lessOrEqual, greater, greaterOrEqual, isIn
    case identical, notIdentical
}
