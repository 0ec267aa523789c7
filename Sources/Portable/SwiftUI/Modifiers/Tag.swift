/// What a view is called among others of a picker, list or canvas.
struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Says which value the view stands for in a selection, or what a canvas calls it.
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
}
