import SwiftUI

/// A part of a component, as its styles get it.
nonisolated public struct ConfigurationViewWrapper: View, _ViewEmptyChecking {
    private let view: any View

    public init(_ view: any View) { self.view = (view as? ConfigurationViewWrapper)?.view ?? view }

    public var body: some View { unwrapped }

    /// The view itself, whose type only the maker of the part knows.
    var unwrapped: AnyView { AnyView(view) }

    /// True if there is nothing to show, so that a layout can leave out the space for it.
    public var isEmpty: Bool { view.isEmpty }
}
