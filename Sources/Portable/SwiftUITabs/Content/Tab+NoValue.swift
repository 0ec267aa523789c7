import SwiftUICore

/// Tabs without a value, which their tab view chooses itself.
@available(iOS 18.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title), icon: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), icon: Image(image)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), icon: Image(image))
        )
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
    }

    nonisolated public init(
        role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}

@available(iOS 18.0, *)
extension Tab where Value == Never, Content: View, Label == EmptyView {
    nonisolated public init(
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}

@available(iOS 18.0, *)
extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: nil, content: content(), label: label())
    }

    nonisolated public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}
