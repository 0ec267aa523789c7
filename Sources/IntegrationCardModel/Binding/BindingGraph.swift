/// Receives an exception of an expression, with the path of its property within the value that is evaluated.
typealias BindingReport = (_ path: [String], _ message: String) -> Void

/// Bindings with their last values, re-evaluated only when something that they read has changed.
public struct BindingGraph: Sendable {
    /// The number of a binding within its graph.
    public struct ID: Sendable, Hashable {
        let index: Int
    }

    /// A function that computes a value from a scope and reports exceptions of expressions.
    typealias Computation = @Sendable (_ scope: BindingScope, _ onMessage: BindingReport) -> JSONValue?

    /// An exception of an expression, with the path of its property within the value.
    struct Message: Sendable, Equatable {
        let path: [String]
        let text: String
    }

    private struct Node: Sendable {
        var compute: Computation
        var scope: BindingScope
        var result: JSONValue?
        var messages: [Message] = []
        /// The part of the card's budget that the result has taken.
        private(set) var charge = CardBudget.Charge()

        /// The bound of messages that are kept for each node.
        private static let maximumMessages = 8

        mutating func evaluate() {
            var messages: [Message] = []
            let budget = scope.environment.budget
            budget?.release(charge)
            let before = budget?.charge
            result = compute(scope) { path, text in
                let message = Message(path: path, text: text)
                if messages.count < Self.maximumMessages, !messages.contains(message) { messages.append(message) }
            }
            self.messages = messages
            charge = budget.flatMap { budget in before.map { budget.charge - $0 } } ?? CardBudget.Charge()
        }
    }

    private struct Dependency: Sendable {
        let path: [String]
        let node: Int
    }

    private var nodes: [Node] = []
    private var dependencies: [String: [Dependency]] = [:]
    /// The number of evaluations since the graph was created, for tests and measurements.
    public private(set) var evaluationCount = 0

    /// Creates an empty graph.
    public init() {}

    /// Adds a value with bindings and evaluates it.
    public mutating func add(_ value: BoundValue, in scope: BindingScope) -> ID {
        add(reading: value.references, in: scope) { scope, _ in value.resolve(in: scope) }
    }

    /// Adds a value that a function computes and evaluates it.
    ///
    /// - Parameter references: the paths that the function reads; it is called again when one of them has changed.
    mutating func add(
        reading references: Set<BindingReference>, in scope: BindingScope, compute: @escaping Computation
    ) -> ID {
        let index = nodes.count
        evaluationCount += 1
        var node = Node(compute: compute, scope: scope)
        node.evaluate()
        nodes.append(node)
        for reference in references {
            dependencies[reference.model, default: []].append(
                Dependency(path: scope.absolutePath(of: reference) ?? [], node: index))
        }
        return ID(index: index)
    }

    /// The part of the card's budget that all values have taken.
    var charge: CardBudget.Charge { nodes.reduce(CardBudget.Charge()) { $0 + $1.charge } }

    /// The last value of a binding.
    public func value(of id: ID) -> JSONValue? { nodes[id.index].result }

    /// The exceptions that the last evaluation of a binding has thrown.
    func messages(of id: ID) -> [Message] { nodes[id.index].messages }

    /// Replaces a model and re-evaluates the bindings that read changed values.
    ///
    /// - Returns: the bindings whose values are different now, in the order in which they were added.
    public mutating func setModel(
        _ name: String, to root: JSONValue, kind: BindingScope.ModelKind = .json
    ) -> [ID] {
        let affected = Set((dependencies[name] ?? []).filter { isChanged($0, name, root) }.map(\.node))
        for index in nodes.indices {
            let contextPath = nodes[index].scope.contextPath(ofModel: name)
            nodes[index].scope.setModel(name, to: root, kind: kind)
            if let contextPath, !contextPath.isEmpty {
                nodes[index].scope.setContext(
                    BindingReference(model: name, path: "/" + contextPath.joined(separator: "/")))
            }
        }
        var changed: [ID] = []
        for index in affected.sorted() {
            evaluationCount += 1
            let old = nodes[index].result
            nodes[index].evaluate()
            if nodes[index].result != old { changed.append(ID(index: index)) }
        }
        return changed
    }

    private func isChanged(_ dependency: Dependency, _ name: String, _ root: JSONValue) -> Bool {
        let segments = dependency.path.map(BindingReference.Segment.init)
        let old = nodes[dependency.node].scope.root(ofModel: name).flatMap { BindingScope.walk($0, segments) }
        return old != BindingScope.walk(root, segments)
    }
}
