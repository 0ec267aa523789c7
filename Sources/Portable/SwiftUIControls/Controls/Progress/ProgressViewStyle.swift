import SwiftUICore

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    /// The look of one progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label of the task in progress.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The current value, in words.
    public struct CurrentValueLabel: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// Completed fraction, 0 to 1; nil if unknown.
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    var outerStyle: AnyStyle<ProgressViewStyleConfiguration>?
}

/// A bar where the amount is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct ProgressViewStyleBody<S: ProgressViewStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: ProgressViewStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> { known }
    private static let known = AnyStyle(making: { ProgressViewStyleBody(style: DefaultProgressViewStyle()) })
}

extension EnvironmentValues {
    var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of progress views in this view and below.
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        modifier(StyleModifier(styleBody: ProgressViewStyleBody(style: style), keyPath: \.progressViewStyle))
    }
}

/// Makes a view one element that tells how far something has come.
struct ProgressSemantics: ViewModifier {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        let fraction = configuration.fractionCompleted
        let percent = fraction?.formatted(.percent.precision(.fractionLength(0)).locale(locale))
        content.semantics(
            .progress, label: name, value: percent.map { Text(verbatim: $0) }, isValueOfParts: true,
            traits: .updatesFrequently
        )
        .semantics(state: SemanticsState(amount: fraction.map { .init(value: $0, lowerBound: 0, upperBound: 1) }))
    }

    /// The name of a progress view without a label is its kind (as on iOS); nil for its label.
    private var name: Text? {
        guard configuration.label == nil else { return nil }
        return Text(system: configuration.fractionCompleted == nil ? .inProgress : .progress)
    }
}

@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}

@available(*, unavailable)
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}

@available(*, unavailable)
extension ProgressViewStyleConfiguration.Label: Sendable {}
