import Foundation
import SwiftUICore

/// A label with what belongs to it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    /// In place of the environment's.
    var style: AnyStyle<LabeledContentStyleConfiguration>?
}

extension LabeledContent: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @MainActor public var body: some View {
        StyledLabeledContent(label: AnyView(label), content: AnyView(content), style: style)
    }
}

/// Reads the style where the labeled content stands, which as a type that need not be a view cannot.
private struct StyledLabeledContent: View {
    let label: AnyView
    let content: AnyView
    let style: AnyStyle<LabeledContentStyleConfiguration>?
    @Environment(\.labeledContentStyle) private var inheritedStyle

    var body: some View {
        let style = style ?? inheritedStyle
        style.view(
            LabeledContentStyleConfiguration(
                label: .init(content: label), content: .init(content: content), outerStyle: style.outer))
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labeled content that a style is making the look of, in the style around that one.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content,
            style: configuration.outerStyle
                ?? AnyStyle(making: { LabeledContentStyleBody(style: AutomaticLabeledContentStyle()) }))
    }
}
