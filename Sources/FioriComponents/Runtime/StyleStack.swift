import FioriThemeManager
import SwiftUI

/// The styles of one component at a place in the view tree.
///
/// A component applies them from the outside in: its own default, the enclosing styles from the nearest to the farthest,
/// and what the package draws where there is no style left. A style that does not show the component ends the row.
nonisolated public struct _StyleStack {
    /// The nearest style; nil for a place without any.
    fileprivate let nearest: StyleChain?
    /// The theme at the place, which looks have their colours from; nil for the shared one.
    fileprivate let theme: VersionedTheme?
    /// The skeletons of the place.
    fileprivate let skeletons: SkeletonState

    /// The body of a part.
    /// - Parameters:
    ///   - isNew: true for a component of its own, to which its default still has to be applied; false for one that a
    ///     style shows.
    ///   - own: the look of the part.
    ///   - base: the part itself.
    @MainActor public func body<Configuration>(
        of configuration: Configuration, isNew: Bool, default own: _StyleLevel<Configuration>,
        base: _StyleLevel<Configuration>
    ) -> AnyView {
        drawn(configuration, isNew ? own : nil, parts: [], base: base)
    }

    /// The body of a composite.
    /// - Parameters:
    ///   - own: the look of the composite as a whole.
    ///   - parts: the looks of its parts.
    ///   - base: its layout.
    @MainActor public func body<Configuration>(
        of configuration: Configuration, isNew: Bool, default own: _StyleLevel<Configuration>,
        parts: @autoclosure () -> [_PartStyle], base: _StyleLevel<Configuration>
    ) -> AnyView {
        let drawn = drawn(configuration, isNew ? own : nil, parts: parts(), base: base)
        guard isNew, let skeleton = skeletons.beginningSkeleton else { return drawn }
        return AnyView(drawn.modifier(SkeletonLook(skeleton: skeleton)))
    }

    /// The view of the first style that is no look, with the looks in front of it around. All views are those of styles,
    /// whose types are unknown here.
    @MainActor private func drawn<Configuration>(
        _ configuration: Configuration, _ own: _StyleLevel<Configuration>?,
        parts: @autoclosure () -> [_PartStyle], base: _StyleLevel<Configuration>
    ) -> AnyView {
        guard let own else { return content(of: nearest, configuration, parts: parts(), base: base).view }
        guard own.style.isLook else { return own.style.drawn(configuration, in: nil).view }
        let inner = content(of: nearest, configuration, parts: parts(), base: base)
        return own.style.look(of: inner, for: configuration).view
    }

    /// The component in a style and those around it.
    /// - Parameter link: the style; nil where none is left, so that the base is shown.
    @MainActor private func content<Configuration>(
        of link: StyleChain?, _ configuration: Configuration, parts: @autoclosure () -> [_PartStyle],
        base: _StyleLevel<Configuration>
    ) -> LookContent {
        guard let link else { return applied(base.style, to: configuration, parts: parts(), rest: nil) }
        let style = link.style(of: Configuration.self)
        guard style.isLook else { return applied(style, to: configuration, parts: [], rest: link.enclosing) }
        return style.look(
            of: content(of: link.enclosing, configuration, parts: parts(), base: base), for: configuration)
    }

    /// The view of a style, inside of which the rest of the styles, and the looks of parts, remain to be applied.
    @MainActor private func applied<Configuration>(
        _ style: any StyleContent<Configuration>, to configuration: Configuration, parts: [_PartStyle],
        rest: StyleChain?
    ) -> LookContent {
        let isRestKnown = rest === nearest
        let change: EnvironmentChange? =
            parts.isEmpty && isRestKnown
            ? nil
            : { values in
                if !isRestKnown { values[StyleStackKey<Configuration>.self] = rest }
                for part in parts { part.append(to: &values) }
            }
        switch style.drawn(configuration, in: change) {
        case .view(let view): return LookContent(view, theme: theme, skeleton: skeletons.skeleton)
        case .part(let part) where part.isLeaf || change == nil:
            return LookContent(part, theme: theme, skeleton: skeletons.skeleton)
        case .part(let part):
            let view = part.unwrapped.transformEnvironment(\.self) { change?(&$0) }
            return LookContent(AnyView(view), theme: theme, skeleton: skeletons.skeleton)
        }
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

/// A style in the row of those of its component, whose type only its key in the environment knows.
nonisolated private class StyleChain {
    let enclosing: StyleChain?

    init(enclosing: StyleChain?) { self.enclosing = enclosing }

    /// The style, whose component is the one of the key that the chain is kept at.
    final func style<Configuration>(of _: Configuration.Type) -> any StyleContent<Configuration> {
        unsafeDowncast(self, to: StyleLink<Configuration>.self).style
    }
}

nonisolated private final class StyleLink<Configuration>: StyleChain {
    let style: any StyleContent<Configuration>

    init(_ style: any StyleContent<Configuration>, enclosing: StyleChain?) {
        self.style = style
        super.init(enclosing: enclosing)
    }
}

/// The environment's index of the styles of one component.
nonisolated public struct _Styles<Configuration>: Hashable, Sendable {
    public init() {}
}

nonisolated private struct StyleStackKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleChain? { nil }
}

nonisolated extension EnvironmentValues {
    public subscript<Configuration>(_: _Styles<Configuration>) -> _StyleStack {
        _StyleStack(nearest: self[StyleStackKey<Configuration>.self], theme: versionedTheme, skeletons: skeletonState)
    }

    /// Adds a style to those of its component.
    mutating func append<Configuration>(_ style: some StyleContent<Configuration>) {
        self[StyleStackKey<Configuration>.self] = StyleLink(style, enclosing: self[StyleStackKey<Configuration>.self])
    }
}

nonisolated extension View {
    /// Adds a style to those of the component in this view.
    public func _styled<Configuration>(by level: _StyleLevel<Configuration>) -> some View {
        transformEnvironment(\.self) { level.style.append(to: &$0) }
    }
}
