extension CardBinding {
    /// The value of the binding within a scope; nil when it is undefined.
    ///
    /// A binding that is the whole string keeps the type of its value. Within text, values become texts, and null and
    /// undefined become empty.
    ///
    /// - Parameter onMessage: called with each exception and each unknown name; the result is undefined there.
    public func evaluate(in scope: BindingScope, onMessage: ((String) -> Void)? = nil) -> JSONValue? {
        guard let budget = scope.environment.budget else { return result(in: scope, onMessage: onMessage) }
        // The card tells once what has been left out, whatever the number of values.
        guard !budget.isExhausted, let value = result(in: scope, onMessage: onMessage), budget.admits(value) else {
            return nil
        }
        return value
    }

    private func result(in scope: BindingScope, onMessage: ((String) -> Void)?) -> JSONValue? {
        guard !parts.isEmpty else { return .string(literalText ?? "") }
        if fragments.count == 1, case .part(let part) = fragments[0], case .reference(let index) = parts[part] {
            return scope.value(of: references[index])
        }
        if let text = textOfReferences(in: scope) { return .string(text) }
        var evaluator = ExpressionEvaluator(self, scope: scope)
        defer { evaluator.account() }
        let result: JSONValue?
        if fragments.count == 1, case .part(let part) = fragments[0] {
            result = evaluator.value(ofPart: part).jsonValue
        } else {
            let limit = scope.environment.limits.expressions.maximumResultBytes
            var text = BoundedText(maximumBytes: limit)
            for fragment in fragments {
                switch fragment {
                case .text(let piece): text.append(piece)
                case .part(let part):
                    let value = evaluator.value(ofPart: part)
                    if !value.isNullish { text.append((try? evaluator.text(value)) ?? "") }
                }
                if text.isFull { break }
            }
            try? evaluator.spend(text.text.utf8.count / 64)
            if text.isFull {
                evaluator.report("the text is longer than \(limit) bytes")
                result = nil
            } else {
                result = .string(text.text)
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
                case .string(let value)?:
                    guard value.utf8.count <= 65_536 else { return nil }
                    text += value
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
