import SwiftUICore

/// The look and behaviour of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    /// The look of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label, which is always shown.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The content, shown while the group is open.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let label: DisclosureGroupStyleConfiguration.Label
    public let content: DisclosureGroupStyleConfiguration.Content
    @Binding public var isExpanded: Bool

    init(
        label: DisclosureGroupStyleConfiguration.Label, content: DisclosureGroupStyleConfiguration.Content,
        isExpanded: Binding<Bool>
    ) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label with an arrow at the trailing edge that turns down while the group is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

/// The label above the content; in lists as rows of their own, those of the content further in.
private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            label.buttonStyle(DisclosureRowStyle())
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack(spacing: 8) {
                label
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var label: some View {
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            DisclosureLabel(label: configuration.label, isExpanded: configuration.isExpanded)
        }
        .accessibilityValue(Text(system: configuration.isExpanded ? .expanded : .collapsed))
        .semantics(state: SemanticsState(isExpanded: configuration.isExpanded))
    }
}

/// A button that a whole row stands for, with its label as it is.
private struct DisclosureRowStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration, fillsArea: true, isUsableInEditMode: true) { $0.label }
    }
}

private struct DisclosureLabel<Label: View>: View {
    let label: Label
    let isExpanded: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .modifier(DisclosureArrowRotation(isExpanded: isExpanded))
                .accessibilityHidden(true)
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

struct DisclosureGroupStyleBody<S: DisclosureGroupStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: DisclosureGroupStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration> { known }
    private static let known = AnyStyle(making: { DisclosureGroupStyleBody(style: AutomaticDisclosureGroupStyle()) })
}

extension EnvironmentValues {
    var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// The look and behaviour of disclosure groups in this view and below.
    nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
        modifier(StyleModifier(styleBody: DisclosureGroupStyleBody(style: style), keyPath: \.disclosureGroupStyle))
    }
}

@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Label: Sendable {}
