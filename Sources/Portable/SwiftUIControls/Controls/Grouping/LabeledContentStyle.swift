import SwiftUICore

/// The look of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    /// The look of one label with its content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a labeled content.
public struct LabeledContentStyleConfiguration {
    /// The label of the content.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The content that belongs to the label.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let label: LabeledContentStyleConfiguration.Label
    public let content: LabeledContentStyleConfiguration.Content
    var outerStyle: AnyStyle<LabeledContentStyleConfiguration>?
}

/// The label at the leading edge, the content in grey at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View {
        LabeledContentRow(configuration: configuration).modifier(LabeledPairModifier())
    }
}

/// Label and content side by side, sharing the room; one above the other in large type.
private struct LabeledContentRow: View {
    let configuration: LabeledContentStyleConfiguration

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        if isLabelHidden {
            content.background { configuration.label.spokenOnly() }
        } else if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                LabelLines(content: configuration.label)
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 8) {
                LabelLines(content: configuration.label)
                Spacer(minLength: 0)
                content.multilineTextAlignment(.trailing)
            }
        }
    }

    private var content: some View {
        configuration.content.foregroundStyle(.secondary).modifier(LabeledValueModifier())
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct LabeledContentStyleBody<S: LabeledContentStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: LabeledContentStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabeledContentStyleConfiguration> { known }
    private static let known = AnyStyle(making: { LabeledContentStyleBody(style: AutomaticLabeledContentStyle()) })
}

extension EnvironmentValues {
    var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of labeled content in this view and below.
    nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
        modifier(StyleModifier(styleBody: LabeledContentStyleBody(style: style), keyPath: \.labeledContentStyle))
    }
}

@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}

@available(*, unavailable)
extension LabeledContentStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension LabeledContentStyleConfiguration.Label: Sendable {}
