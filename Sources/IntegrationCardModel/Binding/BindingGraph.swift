/// Bindings with their last values, re-evaluated only when something that they read has changed.
public struct BindingGraph: Sendable {
    /// The number of a binding within its graph.
    public struct ID: Sendable, Hashable {
        let index: Int
    }

    private struct Node: Sendable {
        var value: BoundValue
        var scope: BindingScope
        var result: JSONValue?
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
        let index = nodes.count
        evaluationCount += 1
        nodes.append(Node(value: value, scope: scope, result: value.resolve(in: scope)))
        for reference in value.references {
            dependencies[reference.model, default: []].append(
                Dependency(path: scope.absolutePath(of: reference) ?? [], node: index))
        }
        return ID(index: index)
    }

    /// The last value of a binding.
    public func value(of id: ID) -> JSONValue? { nodes[id.index].result }

    /// Replaces a model and re-evaluates the bindings that read what has changed.
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
            let result = nodes[index].value.resolve(in: nodes[index].scope)
            if result != nodes[index].result {
                nodes[index].result = result
                changed.append(ID(index: index))
            }
        }
        return changed
    }

    private func isChanged(_ dependency: Dependency, _ name: String, _ root: JSONValue) -> Bool {
        let segments = dependency.path.map(BindingReference.Segment.init)
        let old = nodes[dependency.node].scope.root(ofModel: name).flatMap { BindingScope.walk($0, segments) }
        return old != BindingScope.walk(root, segments)
    }
}
