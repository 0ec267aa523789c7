import SwiftUICore

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    /// The look of one box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The content of the box.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content
    var outerStyle: AnyStyle<GroupBoxStyleConfiguration>?
}

/// A rounded box a shade off the background, the label in headline type above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View {
        GroupBoxLook(configuration: configuration)
    }
}

/// Padding 16, corners of 8; boxes in boxes alternate between two shades.
private struct GroupBoxLook: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(
            Color(storage: .system(depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground)),
            in: RoundedRectangle(cornerRadius: 8)
        )
        .environment(\.groupBoxDepth, depth + 1)
        .accessibilityElement(children: .contain)
    }
}

private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The number of enclosing group boxes.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxStyleBody<S: GroupBoxStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: GroupBoxStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> { known }
    private static let known = AnyStyle(making: { GroupBoxStyleBody(style: DefaultGroupBoxStyle()) })
}

extension EnvironmentValues {
    var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of group boxes in this view and below.
    nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
        modifier(StyleModifier(styleBody: GroupBoxStyleBody(style: style), keyPath: \.groupBoxStyle))
    }
}

@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}

@available(*, unavailable)
extension GroupBoxStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension GroupBoxStyleConfiguration.Label: Sendable {}
