/// A part of a card whose values are evaluated one by one, so that a change re-evaluates only the values that depend on
/// it.
struct CardArea: Sendable {
    /// A value with its place in the part.
    private struct Slot: Sendable {
        let place: [String]
        let id: BindingGraph.ID
        let pointer: JSONPointer
    }

    /// The models and contexts of the part.
    private(set) var scope: BindingScope
    private var graph = BindingGraph()
    private var slots: [Slot] = []

    init(scope: BindingScope) {
        self.scope = scope
    }

    /// The number of evaluations so far.
    var evaluationCount: Int { graph.evaluationCount }

    /// Gives back what the values of the part have taken of the card's budget, before it is dropped.
    func release() { scope.environment.budget?.release(graph.charge) }

    /// Adds a value with bindings.
    mutating func add(
        _ value: BoundValue, at place: [String], pointer: JSONPointer, in scope: BindingScope? = nil
    ) {
        add(reading: value.references, at: place, pointer: pointer, in: scope) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                scope.budget.admitting { value.json(in: scope, onMessage: onMessage) } ?? .null
            }
        }
    }

    /// Adds a value that a function computes.
    ///
    /// - Parameters:
    ///   - place: the names and indices in the part; a first name that starts with ">" keeps the value out of the
    ///     part's JSON.
    ///   - scope: the models and contexts, when they are not those of the part.
    mutating func add(
        reading references: Set<BindingReference>, at place: [String], pointer: JSONPointer,
        in scope: BindingScope? = nil, compute: @escaping BindingGraph.Computation
    ) {
        let id = graph.add(reading: references, in: scope ?? self.scope, compute: compute)
        slots.append(Slot(place: place, id: id, pointer: pointer))
    }

    /// Replaces a model. Returns true if a value has changed.
    mutating func setModel(_ name: String, to root: JSONValue, kind: BindingScope.ModelKind = .json) -> Bool {
        let context = scope.contextPath(ofModel: name)
        scope.setModel(name, to: root, kind: kind)
        if let context, !context.isEmpty {
            scope.setContext(BindingReference(model: name, path: "/" + context.joined(separator: "/")))
        }
        return !graph.setModel(name, to: root, kind: kind).isEmpty
    }

    /// The value at a place.
    func value(at place: String...) -> JSONValue? {
        slots.first { $0.place == place }.flatMap { graph.value(of: $0.id) }
    }

    /// The part's values in one object.
    var json: JSONValue {
        let tree = Tree()
        for slot in slots where slot.place.first?.hasPrefix(">") != true {
            if let value = graph.value(of: slot.id) { tree.insert(value, at: slot.place[...]) }
        }
        return tree.json
    }

    /// The exceptions of expressions, as warnings at the properties that have them.
    var warnings: [CardDiagnostic] {
        slots.flatMap { slot in
            graph.messages(of: slot.id).map { message in
                CardDiagnostic(.warning, at: JSONPointer(slot.pointer.tokens + message.path), message.text)
            }
        }
    }

    /// A value that is put together from values at places. Names that are numbers make arrays.
    private final class Tree {
        private var value: JSONValue?
        private var names: [String] = []
        private var children: [String: Tree] = [:]

        func insert(_ value: JSONValue, at place: ArraySlice<String>) {
            guard let name = place.first else {
                self.value = value
                return
            }
            let child = children[name] ?? Tree()
            if children.updateValue(child, forKey: name) == nil { names.append(name) }
            child.insert(value, at: place.dropFirst())
        }

        var json: JSONValue {
            guard !names.isEmpty else { return value ?? .object([:]) }
            if names.allSatisfy({ JSONPointer.arrayIndex($0) != nil }) {
                return .array(names.compactMap { children[$0]?.json })
            }
            var object = value?.objectValue ?? [:]
            for name in names { object[name] = children[name]?.json }
            return .object(object)
        }
    }
}
