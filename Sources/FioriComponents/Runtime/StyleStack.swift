import FioriThemeManager
import SwiftUI

/// The styles of one component at a place in the view tree, the nearest last.
///
/// A component applies them from the outside in: its own default, the enclosing styles from the nearest to the farthest,
/// and what the package draws where there is no style left. A style that does not show the component ends the row.
nonisolated public struct _StyleStack<Configuration> {
    private var levels: [_StyleLevel<Configuration>] = []
    /// The theme at the place, which looks have their colours from; nil for the shared one.
    fileprivate var theme: VersionedTheme?
    /// The skeleton that the place is in.
    fileprivate var skeleton: Skeleton?
    /// The skeleton that a component at the place has to begin.
    fileprivate var beginningSkeleton: Skeleton?

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
        drawn(configuration, isNew ? own() : nil, base: [base()])
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
        let drawn = drawn(configuration, isNew ? own() : nil, base: [base(), fiori()])
        guard isNew, let beginningSkeleton else { return drawn }
        return AnyView(drawn.modifier(SkeletonLook(skeleton: beginningSkeleton)))
    }

    /// The view of the first style that is no look, with the looks in front of it around. All views are those of styles,
    /// whose types are unknown here.
    @MainActor private func drawn(
        _ configuration: Configuration, _ own: _StyleLevel<Configuration>?,
        base: @autoclosure () -> [_StyleLevel<Configuration>]
    ) -> AnyView {
        var looks: [AppliedLook] = []
        if let own {
            guard let look = own.look(configuration) else { return own.view(configuration) }
            looks.append(look)
        }
        var rest = self
        while let nearest = rest.levels.popLast() {
            if let look = nearest.look(configuration) {
                looks.append(look)
            } else {
                return looks.around(rest.applied(nearest, to: configuration), in: theme, skeleton)
            }
        }
        rest.levels = base()
        let last = rest.levels.removeLast()
        return looks.around(rest.applied(last, to: configuration), in: theme, skeleton)
    }

    /// The view of a style, inside of which the others remain to be applied.
    @MainActor private func applied(
        _ style: _StyleLevel<Configuration>, to configuration: Configuration
    ) -> AnyView {
        AnyView(style.view(configuration).environment(\.[_Styles<Configuration>()], self))
    }
}

extension [AppliedLook] {
    /// The view with the looks around it, the first one outermost.
    @MainActor fileprivate func around(
        _ view: AnyView, in theme: VersionedTheme?, _ skeleton: Skeleton?
    ) -> AnyView {
        reversed().reduce(view) { $1(LookContent($0, theme: theme, skeleton: skeleton)) }
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
        get {
            var styles = self[StyleStackKey<Configuration>.self]
            styles.theme = versionedTheme
            styles.skeleton = skeleton
            styles.beginningSkeleton = beginningSkeleton
            return styles
        }
        set { self[StyleStackKey<Configuration>.self] = newValue }
    }
}

nonisolated extension View {
    /// Adds a style to those of the component in this view.
    public func _styled<Configuration>(by level: _StyleLevel<Configuration>) -> some View {
        transformEnvironment(\.[_Styles<Configuration>()]) { $0.append(level) }
    }
}
