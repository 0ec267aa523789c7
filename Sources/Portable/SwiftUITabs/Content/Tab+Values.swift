import SwiftUICore

/// Tabs with a value, a title and a picture.
@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: nil, content: content(), label: DefaultTabLabel(title: Text(title), icon: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(), label: DefaultTabLabel(title: Text(title), icon: Image(image))
        )
    }

    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(image)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }
}

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }

    nonisolated public init<V>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V?, V: Hashable {
        self.init(value: .some(.some(value)), role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    nonisolated public init(
        value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content(), label: EmptyView())
    }

    nonisolated public init<V>(
        value: V, @ViewBuilder content: () -> Content
    ) where Value == V?, V: Hashable {
        self.init(value: .some(.some(value)), role: nil, content: content(), label: EmptyView())
    }
}

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: nil, content: content(), label: label())
    }

    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }

    nonisolated public init<V>(
        value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V?, V: Hashable {
        self.init(value: .some(.some(value)), role: nil, content: content(), label: label())
    }

    nonisolated public init<V>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V?, V: Hashable {
        self.init(value: .some(.some(value)), role: role, content: content(), label: label())
    }
}
