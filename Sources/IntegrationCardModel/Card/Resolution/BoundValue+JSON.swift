extension BoundValue {
    /// The value with all bindings evaluated; undefined values become null and keep their place.
    ///
    /// - Parameter onMessage: called with each exception and each unknown name, and with the path of the property in
    ///   this value.
    func json(in scope: BindingScope, onMessage: BindingReport? = nil) -> JSONValue {
        switch self {
        case .literal(let value): return value
        case .binding(let binding):
            return binding.evaluateForView(in: scope, onMessage: onMessage.map { report in { report([], $0) } })
                ?? .null
        case .array(let elements):
            return .array(
                elements.enumerated().map { $1.json(in: scope, at: String($0), onMessage: onMessage) })
        case .object(let members):
            var resolved: [JSONObject.Member] = []
            resolved.reserveCapacity(members.count)
            for member in members {
                resolved.append(
                    JSONObject.Member(
                        name: member.name, value: member.value.json(in: scope, at: member.name, onMessage: onMessage)))
            }
            return .object(JSONObject(uniqueMembers: resolved))
        }
    }

    /// The value of a member or an element.
    private func json(in scope: BindingScope, at name: String, onMessage: BindingReport?) -> JSONValue {
        if case .literal(let value) = self { return value }
        return json(in: scope, onMessage: Self.report(onMessage, within: name))
    }

    /// The report of messages of a value within another.
    static func report(_ report: BindingReport?, within names: String...) -> BindingReport? {
        report.map { report in { report(names + $0, $1) } }
    }

    /// The members of an object with their names, in order; empty for other values.
    var boundMembers: [Member] {
        switch self {
        case .object(let members): members
        case .literal(.object(let object)): object.members.map { Member(name: $0.name, value: .literal($0.value)) }
        default: []
        }
    }

    /// The object without some of its members.
    func removing(_ names: String...) -> BoundValue {
        switch self {
        case .object(let members): return .object(members.filter { !names.contains($0.name) })
        case .literal(.object(var object)):
            for name in names { object[name] = nil }
            return .literal(.object(object))
        default: return self
        }
    }

    /// The object with a member set.
    func setting(_ name: String, to value: BoundValue) -> BoundValue {
        var members = boundMembers
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index] = Member(name: name, value: value)
        } else {
            members.append(Member(name: name, value: value))
        }
        return .object(members)
    }

    /// The text of a literal; nil for bindings and other kinds of values.
    var literalString: String? {
        if case .literal(.string(let text)) = self { text } else { nil }
    }

    /// True if the value is absent or null.
    var isNull: Bool {
        if case .literal(.null) = self { true } else { false }
    }

    /// The paths that the value reads outside of the element that it is a template for: absolute ones, and those of
    /// other models.
    func references(outsideOfElementsIn model: String) -> Set<BindingReference> {
        references.filter { $0.isAbsolute || $0.model != model }
    }
}
