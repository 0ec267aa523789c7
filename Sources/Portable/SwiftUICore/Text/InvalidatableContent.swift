/// Dims the content while it is out of date.
nonisolated private struct InvalidatableContent: ViewModifier {
    let isInvalidatable: Bool
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.isDimmedAsInvalidated) private var isDimmed

    init(_ isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }

    /// Half as opaque (by eye). Content in dimmed content is not dimmed again.
    @MainActor func body(content: Content) -> some View {
        let dims = isInvalidatable && !isDimmed && reasons.contains(.invalidated)
        content.environment(\.isDimmedAsInvalidated, isDimmed || dims).opacity(dims ? 0.5 : 1)
    }
}

private struct DimmedAsInvalidatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in content that is dimmed because it is out of date.
    fileprivate var isDimmedAsInvalidated: Bool {
        get { self[DimmedAsInvalidatedKey.self] }
        set { self[DimmedAsInvalidatedKey.self] = newValue }
    }
}

extension View {
    /// Marks the view's content as one that may be out of date: it is dimmed under `.redacted(reason: .invalidated)`.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContent(invalidatable))
    }
}
