import DeveloperToolsSupport
import SwiftUIControls
import SwiftUICore

/// A button that opens a menu.
public struct Menu<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    /// In place of the environment's.
    private var style: AnyStyle<MenuStyleConfiguration>?

    @Environment(\.menuStyle) private var inheritedStyle

    private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A button that acts when it is tapped, and opens the menu when a finger stays on it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        return style.view(
            MenuStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                primaryAction: primaryAction, outerStyle: style.outer))
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where S: StringProtocol {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUIControls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(content: content) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUIControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUIControls.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(content: content) { SwiftUIControls.Label(title, image: image) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUIControls.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is making the look of, in the style around that one.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
        style = configuration.outerStyle ?? AnyStyle(MenuStyleBody(style: DefaultMenuStyle()))
    }
}

@available(*, unavailable)
extension Menu: Sendable {}
