import SwiftUICore

/// Views that belong together, in a box with a label.
public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    /// In place of the environment's.
    private var style: AnyStyle<GroupBoxStyleConfiguration>?

    @Environment(\.groupBoxStyle) private var inheritedStyle

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @available(iOS, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { label })
    }

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        return style.view(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                outerStyle: style.outer))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is making the look of, in the style around that one.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
        style = configuration.outerStyle ?? AnyStyle(GroupBoxStyleBody(style: DefaultGroupBoxStyle()))
    }
}

@available(*, unavailable)
extension GroupBox: Sendable {}
