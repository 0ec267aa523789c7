import SwiftUICore

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    /// The look of one gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// The label of the gauge.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The value in words.
    public struct CurrentValueLabel: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The lower bound in words.
    public struct MinimumValueLabel: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The upper bound in words.
    public struct MaximumValueLabel: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// Value from 0 at the lower bound to 1 at the upper one.
    public var value: Double
    public var label: GaugeStyleConfiguration.Label
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// The look that fits the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

struct GaugeStyleBody<S: GaugeStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: GaugeStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GaugeStyleConfiguration> { known }
    private static let known = AnyStyle(making: { GaugeStyleBody(style: DefaultGaugeStyle()) })
}

extension EnvironmentValues {
    var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of gauges in this view and below.
    nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
        modifier(StyleModifier(styleBody: GaugeStyleBody(style: style), keyPath: \.gaugeStyle))
    }
}

/// Makes a gauge one element: what it is called, and its value in words, else in percent of the range.
struct GaugeSemantics: ViewModifier {
    let configuration: GaugeStyleConfiguration
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        let percent = configuration.value.formatted(.percent.precision(.fractionLength(0)).locale(locale))
        content
            .accessibilityHidden(true)
            .background {
                configuration.label.spokenOnly()
                configuration.currentValueLabel.spokenAsValue().spokenOnly()
            }
            .semantics(.gauge, value: Text(verbatim: percent), isValueOfParts: true)
            .semantics(state: SemanticsState(amount: .init(value: configuration.value, lowerBound: 0, upperBound: 1)))
    }
}

@available(*, unavailable)
extension DefaultGaugeStyle: Sendable {}

@available(*, unavailable)
extension GaugeStyleConfiguration.CurrentValueLabel: Sendable {}

@available(*, unavailable)
extension GaugeStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension GaugeStyleConfiguration.MaximumValueLabel: Sendable {}

@available(*, unavailable)
extension GaugeStyleConfiguration.MinimumValueLabel: Sendable {}
