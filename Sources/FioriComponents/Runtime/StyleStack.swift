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
    /// The skeletons of the place.
    fileprivate var skeletons = SkeletonState()

    mutating func append(_ level: _StyleLevel<Configuration>) { levels.append(level) }

    /// The body of a part.
    /// - Parameters:
    ///   - isNew: true for a component of its own, to which its default still has to be applied; false for one that a
    ///     style shows.
    ///   - own: the look of the part.
    ///   - base: the part itself.
    @MainActor public func body(
        of configuration: Configuration, isNew: Bool, default own: _StyleLevel<Configuration>,
        base: _StyleLevel<Configuration>
    ) -> some View {
        drawn(configuration, isNew ? own : nil, base: base)
    }

    /// The body of a composite.
    /// - Parameters:
    ///   - own: the look of the composite as a whole.
    ///   - parts: the looks of its parts.
    ///   - base: its layout.
    @MainActor public func body(
        of configuration: Configuration, isNew: Bool, default own: _StyleLevel<Configuration>,
        parts: @autoclosure () -> [_PartStyle], base: _StyleLevel<Configuration>
    ) -> some View {
        let drawn = drawn(configuration, isNew ? own : nil, parts: parts(), base: base)
        guard isNew, let skeleton = skeletons.beginningSkeleton else { return drawn }
        return AnyView(drawn.modifier(SkeletonLook(skeleton: skeleton)))
    }

    /// The view of the first style that is no look, with the looks in front of it around. All views are those of styles,
    /// whose types are unknown here.
    @MainActor private func drawn(
        _ configuration: Configuration, _ own: _StyleLevel<Configuration>?,
        parts: @autoclosure () -> [_PartStyle] = [], base: _StyleLevel<Configuration>
    ) -> AnyView {
        if let own, !own.isLook { return own.drawn(configuration).view }
        var innermostLook = levels.endIndex
        while innermostLook > 0, levels[innermostLook - 1].isLook { innermostLook -= 1 }
        var content =
            innermostLook == 0
            ? applied(base, to: configuration, parts: parts())
            : within(innermostLook - 1).applied(levels[innermostLook - 1], to: configuration)
        for look in levels[innermostLook...] { content = look.look(of: content, for: configuration) }
        return (own?.look(of: content, for: configuration) ?? content).view
    }

    /// The styles that remain inside of one of them.
    private func within(_ index: Int) -> _StyleStack {
        guard index < levels.count else { return self }
        var rest = self
        rest.levels = Array(levels[..<index])
        return rest
    }

    /// The view of a style, inside of which the others, and the looks of parts, remain to be applied.
    @MainActor private func applied(
        _ style: _StyleLevel<Configuration>, to configuration: Configuration, parts: [_PartStyle]? = nil
    ) -> LookContent {
        let drawn = style.drawn(configuration)
        if case .part(let part) = drawn, part.isLeaf {
            return LookContent(part, theme: theme, skeleton: skeletons.skeleton)
        }
        let rest = parts == nil ? self : within(0)
        let view = drawn.view.transformEnvironment(\.self) { values in
            values[StyleStackKey<Configuration>.self] = rest
            for part in parts ?? [] { part.append(to: &values) }
        }
        return LookContent(AnyView(view), theme: theme, skeleton: skeletons.skeleton)
    }
}

extension DrawnStyle {
    nonisolated fileprivate var view: AnyView {
        switch self {
        case .part(let part): part.unwrapped
        case .view(let view): view
        }
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
            styles.skeletons = skeletonState
            return styles
        }
        set { self[StyleStackKey<Configuration>.self] = newValue }
    }

    /// Adds a style to those of its component.
    mutating func append<Configuration>(_ level: _StyleLevel<Configuration>) {
        self[StyleStackKey<Configuration>.self].append(level)
    }
}

nonisolated extension View {
    /// Adds a style to those of the component in this view.
    public func _styled<Configuration>(by level: _StyleLevel<Configuration>) -> some View {
        transformEnvironment(\.self) { $0.append(level) }
    }
}
