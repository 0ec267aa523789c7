/// Sets a value of the environment for the content.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never

    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { EnvironmentKeyNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Keeps the derived environment while neither the value nor the environment around it changes, so that the content
/// sees the same values and is skipped.
private final class EnvironmentKeyNode<Value>: TransparentModifierNode<_EnvironmentKeyWritingModifier<Value>> {
    private var derived: EnvironmentValues?

    override var passesBoxesOn: Bool { true }

    override func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var result = environment
        result[keyPath: modifier.keyPath] = modifier.value
        derived = result
        return result
    }

    override func apply(_ change: NodeChange) {
        derived = nil
        super.apply(change)
    }
}

/// Changes the environment for the content by a function.
nonisolated package struct EnvironmentWriter: ViewModifier {
    package typealias Body = Never

    let write: (inout EnvironmentValues) -> Void

    package init(_ write: @escaping (inout EnvironmentValues) -> Void) { self.write = write }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { EnvironmentWriterNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class EnvironmentWriterNode: TransparentModifierNode<EnvironmentWriter> {
    private var derived: EnvironmentValues?

    override var passesBoxesOn: Bool { true }

    override func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var result = environment
        modifier.write(&result)
        derived = result
        return result
    }

    override func apply(_ change: NodeChange) {
        derived = nil
        super.apply(change)
    }
}

extension View {
    /// Sets a value of the environment for this view and those below.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Hands an observable object down the tree, for `@Environment` by type.
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(EnvironmentWriter { $0[T.self] = object })
    }

    /// Changes a value of the environment for this view and those below.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
    }
}
