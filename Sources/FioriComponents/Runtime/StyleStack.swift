import SwiftUI

/// The styles of one component at a place in the view tree, the nearest last.
///
/// A component applies them from the outside in: its own default, the enclosing styles from the nearest to the farthest,
/// and what the package draws where there is no style left. A style that does not show the component ends the row.
nonisolated public struct _StyleStack<Configuration> {
    private var levels: [_StyleLevel<Configuration>] = []

    mutating func append(_ level: _StyleLevel<Configuration>) { levels.append(level) }

    /// The body of a part.
    /// - Parameters:
    ///   - isNew: true for a component of its own, to which its default still has to be applied; false for one that a
    ///     style shows.
    ///   - own: the look of the part.
    ///   - base: the part itself.
    @MainActor public func body(
        of configuration: Configuration, isNew: Bool, default own: @autoclosure () -> _StyleLevel<Configuration>,
        base: @autoclosure () -> _StyleLevel<Configuration>
    ) -> some View {
        // The branches make different views, and each is one of a style, whose type is unknown here.
        if isNew { return own().view(configuration) }
        return levels.isEmpty ? base().view(configuration) : applied(to: configuration)
    }

    /// The body of a composite.
    /// - Parameters:
    ///   - own: the look of the composite as a whole.
    ///   - fiori: the looks of its parts.
    ///   - base: its layout.
    @MainActor public func body(
        of configuration: Configuration, isNew: Bool, default own: @autoclosure () -> _StyleLevel<Configuration>,
        fiori: @autoclosure () -> _StyleLevel<Configuration>, base: @autoclosure () -> _StyleLevel<Configuration>
    ) -> some View {
        if isNew { return own().view(configuration) }
        guard levels.isEmpty else { return applied(to: configuration) }
        var stack = self
        stack.levels = [base(), fiori()]
        return stack.applied(to: configuration)
    }

    /// The view of the nearest style, in which the others remain to be applied.
    @MainActor private func applied(to configuration: Configuration) -> AnyView {
        var rest = self
        let nearest = rest.levels.removeLast()
        return AnyView(nearest.view(configuration).environment(\.[_Styles<Configuration>()], rest))
    }
}

/// The environment's index of the styles of one component.
nonisolated public struct _Styles<Configuration>: Hashable, Sendable {
    public init() {}
}

nonisolated private struct StyleStackKey<Configuration>: EnvironmentKey {
    static var defaultValue: _StyleStack<Configuration> { _StyleStack() }
}

nonisolated extension EnvironmentValues {
    public subscript<Configuration>(_: _Styles<Configuration>) -> _StyleStack<Configuration> {
        get { self[StyleStackKey<Configuration>.self] }
        set { self[StyleStackKey<Configuration>.self] = newValue }
    }
}

nonisolated extension View {
    /// Adds a style to those of the component in this view.
    public func _styled<Configuration>(by level: _StyleLevel<Configuration>) -> some View {
        transformEnvironment(\.[_Styles<Configuration>()]) { $0.append(level) }
    }
}
