/// What a view is called among others of a picker, list or canvas.
struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
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
    /// Says which value the view stands for in a selection, or what a canvas calls it.
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
        modifier(TagModifier(tag: tag))
    }
}
