import DeveloperToolsSupport
import SwiftUIControls
import SwiftUICore

/// Controls that belong together, shown as one.
public struct ControlGroup<Content>: View where Content: View {
    private let content: Content
    /// In place of the environment's.
    private var style: AnyStyle<ControlGroupStyleConfiguration>?

    @Environment(\.controlGroupStyle) private var inheritedStyle

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        let labeled = content as? any LabeledContentOfControlGroup
        return style.views(
            ControlGroupStyleConfiguration(
                content: .init(content: labeled?.erasedContent ?? AnyView(content)),
                label: .init(content: labeled?.erasedLabel ?? AnyView(EmptyView())), outerStyle: style.outer))
    }
}

/// The controls of a group with what they are called.
public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

@MainActor private protocol LabeledContentOfControlGroup {
    var erasedContent: AnyView { get }
    var erasedLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledContentOfControlGroup {
    @MainActor fileprivate var erasedContent: AnyView { AnyView(content) }
    @MainActor fileprivate var erasedLabel: AnyView { AnyView(label) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is making the look of, in the style around that one.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        style = configuration.outerStyle ?? AnyStyle(ControlGroupStyleBody(style: AutomaticControlGroupStyle()))
    }
}

extension ControlGroup {
    public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, C: View {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
        self.init(content: content) { Label(title, image: image) }
    }
}

@available(*, unavailable)
extension ControlGroup: Sendable {}

@available(*, unavailable)
extension LabeledControlGroupContent: Sendable {}
