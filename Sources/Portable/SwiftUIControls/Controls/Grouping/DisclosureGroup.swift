import SwiftUICore

/// Views that are shown or hidden by a tap on their label.
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label
    }

    /// A group that is closed at first and remembers by itself whether it is open.
    @MainActor @preconcurrency public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: nil, content: content, label: label())
    }

    @MainActor @preconcurrency public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, content: content, label: label())
    }

    @MainActor public var body: some View {
        style.views(
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(Deferred(content: content))),
                isExpanded: isExpanded ?? $isOpen))
    }
}

/// Makes its views only where it is shown.
private struct Deferred<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    @MainActor @preconcurrency public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
