/// Bindings as properties of views have them.
///
/// UI5 computes an expression that reads no model when it parses it, and hands the text to a control, which parses it
/// again. A binding within that text, such as a parameter that stands for a currency, is bound then.
extension CardBinding {
    /// The value for a property of a view; nil when it is undefined.
    func evaluateForView(in scope: BindingScope, onMessage: ((String) -> Void)? = nil) -> JSONValue? {
        let value = evaluate(in: scope, onMessage: onMessage)
        guard mayHoldBinding, case .string(let text)? = value,
            let inner = Self.binding(in: text, scope.environment.limits.expressions)
        else { return value }
        return inner.evaluate(in: scope, onMessage: onMessage)
    }

    /// The paths that a binding within the result reads.
    var referencesInResult: [BindingReference] {
        guard mayHoldBinding else { return [] }
        let environment = BindingEnvironment()
        guard case .string(let text)? = evaluate(in: BindingScope(environment: environment)) else { return [] }
        return Self.binding(in: text, environment.limits.expressions)?.references ?? []
    }

    /// True if the string reads no model and has a brace within a text of an expression.
    private var mayHoldBinding: Bool {
        guard references.isEmpty, !parts.isEmpty else { return false }
        let braces = source.utf8.lazy.filter { $0 == UInt8(ascii: "{") }.count
        return braces > parts.count
            && parts.allSatisfy { if case .expression(let program) = $0 { program.isConstant } else { false } }
    }

    private static func binding(in text: String, _ limits: CardLimits.Expressions) -> CardBinding? {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        return try? CardBinding(text, limits: limits)
    }
}
