/// The expansion of `path` with `template` into one value per element, within a bound.
struct TemplateExpansion {
    /// The most elements that a list yields.
    let sizeLimit: Int
    /// The account that the values are charged to; nested templates multiply.
    private let budget: CardBudget

    init(sizeLimit: Int, budget: CardBudget) {
        self.sizeLimit = sizeLimit
        self.budget = budget
    }

    /// Creates an expansion that charges the values to the card of a scope.
    init(sizeLimit: Int, in scope: BindingScope) {
        self.init(sizeLimit: sizeLimit, budget: scope.budget)
    }

    /// True if a value contains a template.
    static func isNeeded(for value: BoundValue) -> Bool {
        switch value {
        case .literal(let literal): isNeeded(for: literal)
        case .binding: false
        case .array(let elements): elements.contains(where: isNeeded)
        case .object(let members):
            isTemplate(value) || members.contains { isNeeded(for: $0.value) }
        }
    }

    private static func isNeeded(for value: JSONValue) -> Bool {
        switch value {
        case .array(let elements): elements.contains { isNeeded(for: $0) }
        case .object(let object): object["template"] != nil || object.contains { isNeeded(for: $0.value) }
        default: false
        }
    }

    private static func isTemplate(_ value: BoundValue) -> Bool { value["template"] != nil }

    /// The value with all bindings evaluated and all templates repeated for the elements at their paths.
    mutating func json(
        of value: BoundValue, in scope: BindingScope, onMessage: BindingReport? = nil
    ) -> JSONValue {
        switch value {
        case .literal(let literal) where !Self.isNeeded(for: literal): return literal
        case .binding: return value.json(in: scope, onMessage: onMessage)
        default: break
        }
        if let template = value["template"] {
            return .array(elements(of: value, template: template, in: scope, onMessage: onMessage))
        }
        if let elements = value.elements {
            return .array(
                elements.enumerated().map { index, element in
                    json(of: element, in: scope, onMessage: BoundValue.report(onMessage, within: String(index)))
                })
        }
        return .object(
            JSONObject(
                uniqueMembers: value.boundMembers.map { member in
                    JSONObject.Member(
                        name: member.name,
                        value: json(
                            of: member.value, in: scope,
                            onMessage: BoundValue.report(onMessage, within: member.name)))
                }))
    }

    /// The values of a template for the elements at the path beside it; `parent` is the data around them.
    mutating func elements(
        of list: BoundValue, template: BoundValue, in scope: BindingScope, onMessage: BindingReport? = nil
    ) -> [JSONValue] {
        let pathReport = BoundValue.report(onMessage, within: "path")
        let path = list["path"]?.json(in: scope, onMessage: pathReport).stringValue ?? ""
        let reference = BindingReference(path)
        var outer = scope
        outer.setModel("parent", to: scope.value(of: BindingReference("")) ?? .null)
        var values: [JSONValue] = []
        let onMessage = BoundValue.report(onMessage, within: "template")
        for element in scope.elements(of: reference, limit: max(0, sizeLimit)) {
            let inner = outer.scope(ofElement: element.key, value: element.value, in: reference)
            let before = budget.charge
            let value = json(of: template, in: inner, onMessage: onMessage)
            budget.release(budget.charge - before)
            guard budget.admits(value) else { break }
            values.append(value)
        }
        return values
    }

    /// The paths that a value with templates reads: those of its paths, and what templates read besides their elements.
    static func references(of value: BoundValue) -> Set<BindingReference> {
        switch value {
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion(references(of: $1)) }
        case .literal, .binding: break
        case .object(let members):
            guard isTemplate(value) else {
                return members.reduce(into: []) { $0.formUnion(references(of: $1.value)) }
            }
        }
        guard let template = value["template"] else {
            return value.elements?.reduce(into: []) { $0.formUnion(references(of: $1)) } ?? nested(in: value)
        }
        let list = value["path"]?.literalString.map { BindingReference($0) }
        var result = references(of: template).filter { $0.isAbsolute || $0.model != list?.model ?? "" }
        result.formUnion(value["path"]?.references ?? [])
        if let list {
            result.insert(list)
        } else {
            // A bound path may lead anywhere.
            result.insert(BindingReference("/"))
        }
        return result
    }

    private static func nested(in value: BoundValue) -> Set<BindingReference> {
        guard case .literal = value else { return value.references }
        return value.boundMembers.reduce(into: []) { $0.formUnion(references(of: $1.value)) }
    }
}
