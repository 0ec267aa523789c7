/// The edges of the screen at which gestures of the views come before those of the system.
private struct DeferredSystemGesturesKey: PreferenceKey {
    static var defaultValue: Edge.Set { [] }

    static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) { value.formUnion(nextValue()) }
}

extension View {
    /// Lets gestures of the view that start at some edges of the screen come before those of the system. On Linux the
    /// host that shows the view is told.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        transformPreference(DeferredSystemGesturesKey.self) { $0.formUnion(edges) }
    }
}

extension ViewHost {
    /// The edges at which gestures of the views come first; a host that has gestures there asks after each update.
    package var deferredSystemGestureEdges: Edge.Set { preference(DeferredSystemGesturesKey.self) ?? [] }
}
