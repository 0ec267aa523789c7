/// The tag that tells a view from others of a picker, list or canvas.
package struct TagKey: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}

/// Names a view. In a list, the view in it learns whether its row is selected.
nonisolated private struct TagModifier<Value: Hashable>: BoxModifier {
    let tag: Value

    private var change: (inout LayoutTraits) -> Void {
        { [tag] traits in traits[TagKey.self] = AnyHashable(tag) }
    }

    func makeBox(environment: EnvironmentValues) -> TraitBox { TraitBox(change: change) }

    func update(_ box: TraitBox, environment: EnvironmentValues) {
        box.change = change
        box.invalidateLayout()
    }

    func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
        environment.inRow(of: AnyHashable(tag))
    }
}

extension View {
    /// Sets the value that the view represents in a selection, or its name in a canvas.
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
        modifier(TagModifier(tag: tag))
    }
}
