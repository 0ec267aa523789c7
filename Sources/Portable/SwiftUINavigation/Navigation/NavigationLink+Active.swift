import SwiftUICore

/// Links whose pages are shown by state of the app's: deprecated with iOS 16.
extension Binding<Bool> {
    /// A binding that is true while a selection equals a value; setting false clears the selection.
    fileprivate static func tag<V: Hashable>(_ tag: V, of selection: Binding<V?>) -> Binding<Bool> {
        Binding {
            selection.wrappedValue == tag
        } writing: { isOn in
            if isOn {
                selection.wrappedValue = tag
            } else if selection.wrappedValue == tag {
                selection.wrappedValue = nil
            }
        }
    }
}

extension NavigationLink {
    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .page(destination(), isActive: isActive), label: label())
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init<V>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {
        self.init(target: .page(destination(), isActive: .tag(tag, of: selection)), label: label())
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .page(destination, isActive: isActive), label: label())
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init<V>(
        destination: Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {
        self.init(target: .page(destination, isActive: .tag(tag, of: selection)), label: label())
    }
}

extension NavigationLink where Label == Text {
    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .page(destination(), isActive: isActive), label: Text(titleKey))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init<V>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where V: Hashable {
        self.init(target: .page(destination(), isActive: .tag(tag, of: selection)), label: Text(titleKey))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    public init<S>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol {
        self.init(target: .page(destination(), isActive: isActive), label: Text(title))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol, V: Hashable {
        self.init(target: .page(destination(), isActive: .tag(tag, of: selection)), label: Text(title))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(target: .page(destination, isActive: isActive), label: Text(titleKey))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    public init<V>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) where V: Hashable {
        self.init(target: .page(destination, isActive: .tag(tag, of: selection)), label: Text(titleKey))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    public init<S>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) where S: StringProtocol {
        self.init(target: .page(destination, isActive: isActive), label: Text(title))
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) where S: StringProtocol, V: Hashable {
        self.init(target: .page(destination, isActive: .tag(tag, of: selection)), label: Text(title))
    }
}
