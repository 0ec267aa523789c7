extension CardBinding {
    /// The value of the binding within a scope; nil when it is undefined.
    ///
    /// A binding that is the whole string keeps the type of its value. Within text, values become texts, and null and
    /// undefined become empty.
    ///
    /// - Parameter onMessage: called with each exception and each unknown name; the result is undefined there.
    public func evaluate(in scope: BindingScope, onMessage: ((String) -> Void)? = nil) -> JSONValue? {
        guard !parts.isEmpty else { return .string(literalText ?? "") }
        if fragments.count == 1, case .part(let part) = fragments[0], case .reference(let index) = parts[part] {
            return scope.value(of: references[index])
        }
        if let text = textOfReferences(in: scope) { return .string(text) }
        var evaluator = ExpressionEvaluator(self, scope: scope)
        let result: JSONValue?
        if fragments.count == 1, case .part(let part) = fragments[0] {
            result = evaluator.value(ofPart: part).jsonValue
        } else {
            var text = ""
            for fragment in fragments {
                switch fragment {
                case .text(let piece): text += piece
                case .part(let part):
                    let value = evaluator.value(ofPart: part)
                    if !value.isNullish { text += (try? evaluator.text(value)) ?? "" }
                }
            }
            let limit = scope.environment.limits.expressions.maximumResultBytes
            if text.utf8.count > limit {
                evaluator.report("the text is longer than \(limit) bytes")
                result = nil
            } else {
                result = .string(text)
            }
        }
        if let onMessage { evaluator.messages.forEach(onMessage) }
        return result
    }

    /// The text of a string that has only paths in it, whose values are texts or integers; nil for all others.
    private func textOfReferences(in scope: BindingScope) -> String? {
        guard fragments.count > 1 else { return nil }
        var text = ""
        for fragment in fragments {
            switch fragment {
            case .text(let piece): text += piece
            case .part(let part):
                guard case .reference(let index) = parts[part] else { return nil }
                switch scope.value(of: references[index]) {
                case nil, .null?: break
                case .string(let value)?: text += value
                case .number(let number)?: text += JavaScriptNumber.text(number)
                case .bool(let bool)?: text += bool ? "true" : "false"
                default: return nil
                }
                guard text.utf8.count <= 65_536 else { return nil }
            }
        }
        return text
    }

    /// The text of the binding within a scope: what a property of type string shows. Undefined and null are empty.
    public func text(in scope: BindingScope, onMessage: ((String) -> Void)? = nil) -> String {
        switch evaluate(in: scope, onMessage: onMessage) {
        case nil, .null?: ""
        case .string(let text)?: text
        case let value?:
            (try? JavaScriptCoercion(scope.environment).string(JavaScriptValue(value))) ?? ""
        }
    }
}
