import SwiftUICore

/// The way in which a page comes and goes.
@available(iOS 18.0, *)
public protocol NavigationTransition {}

/// The way in which pages come and go by themselves.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page that grows out of a view, and shrinks into it again.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
    let source: TransitionSourceKey
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The way in which pages come and go by themselves.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view with ``SwiftUI/View/matchedTransitionSource(id:in:)``, and shrinks into it again.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

@available(*, unavailable)
extension AutomaticNavigationTransition: Sendable {}

@available(*, unavailable)
extension ZoomNavigationTransition: Sendable {}

/// The name of a view out of which pages grow.
struct TransitionSourceKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The source of the zoom that a page wants.
struct ZoomSourceKey: PreferenceKey {
    static var defaultValue: TransitionSourceKey? { nil }

    static func reduce(value: inout TransitionSourceKey?, nextValue: () -> TransitionSourceKey?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the way in which this view comes and goes as a page of a stack.
    @available(iOS 18.0, *)
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(key: ZoomSourceKey.self, value: (style as? ZoomNavigationTransition)?.source)
    }
}
