/// The text of a header's status that is made of a translation and two numbers, `status/text/format`.
///
/// Its parts are paths without braces, or literal texts when there is nothing at the path. An array is replaced by its
/// count, and a value that is not a number by 0.
struct StatusTextFormat: Sendable {
    let key: BindingReference
    let parts: [String]

    /// Reads a format; nil without a key and exactly two parts.
    init?(_ value: BoundValue?) {
        guard case .literal(let literal)? = value, let key = literal["translationKey"]?.stringValue,
            let parts = literal["parts"]?.arrayValue, parts.count == 2
        else { return nil }
        self.key = BindingReference(key)
        self.parts = parts.map(JSONText.text)
    }

    var references: Set<BindingReference> { Set(parts.map { BindingReference($0) } + [key]) }

    func text(in scope: BindingScope) -> String {
        let pattern = JSONText.text(scope.value(of: key))
        let numbers = parts.map { part -> String in
            let value = scope.value(of: BindingReference(part))
            if case .array(let elements)? = value { return String(elements.count) }
            let text = value.map { JSONText.truth($0) } == true ? JSONText.text(value) : part
            let number = JavaScriptNumber.parse(text)
            return number.isNaN ? "0" : text
        }
        let text = (try? MessageFormat.text(pattern, numbers)) ?? pattern
        return scope.budget.admits(bytes: text.utf8.count) ? text : ""
    }
}
