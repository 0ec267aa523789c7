import SwiftUICore

/// The look and behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    /// The look of one toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    /// True if the toggle stands for several values that differ.
    public var isMixed: Bool
    var outerStyle: AnyStyle<ToggleStyleConfiguration>?

    init(
        label: ToggleStyleConfiguration.Label, isOn: Binding<Bool>, isMixed: Bool,
        outerStyle: AnyStyle<ToggleStyleConfiguration>?
    ) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.outerStyle = outerStyle
    }
}

/// The look that fits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that looks pressed in while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
        ToggleButton(configuration: configuration)
    }
}

/// The title in the accent colour, on a veil of it while on.
private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToggleButtonStyle(isOn: configuration.isOn || configuration.isMixed))
        .semantics(
            .toggle, value: ToggleValue.text(of: configuration),
            traits: configuration.isOn ? [.isToggle, .isSelected] : .isToggle
        )
        .semantics(state: ToggleValue.state(of: configuration))
    }
}

private struct ToggleButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        ToggleButtonLook(configuration: configuration, isOn: isOn)
    }
}

private struct ToggleButtonLook: View {
    let configuration: ButtonStyleConfiguration
    let isOn: Bool
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        configuration.label
            .foregroundStyle(ButtonLabelStyle(role: nil))
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintVeil(opacity: isOn ? 0.18 : 0), in: shape)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// The accent, see-through; grey where controls are disabled.
private struct TintVeil: ShapeStyle {
    let opacity: Double

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if shape.environment.isEnabled {
            TintShapeStyle()._apply(to: &shape)
            shape.result.fade(by: opacity)
        } else {
            let color = SystemColor.tertiarySystemFill.color(in: shape.environment)
            shape.paint = .color(opacity > 0 ? color : .clear)
        }
    }
}

/// The accessibility value of a toggle's state, as in UIKit: 1, 0, or mixed.
package enum ToggleValue {
    package static func state(of configuration: ToggleStyleConfiguration) -> SemanticsState {
        SemanticsState(check: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off)
    }

    static func text(of configuration: ToggleStyleConfiguration) -> Text {
        configuration.isMixed ? Text(system: .mixed) : Text(verbatim: configuration.isOn ? "1" : "0")
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

struct ToggleStyleBody<S: ToggleStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: ToggleStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> { known }
    private static let known = AnyStyle(making: { ToggleStyleBody(style: DefaultToggleStyle()) })
}

extension EnvironmentValues {
    package var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// The look and behaviour of toggles in this view and below.
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        modifier(StyleModifier(styleBody: ToggleStyleBody(style: style), keyPath: \.toggleStyle))
    }
}

@available(*, unavailable)
extension ButtonToggleStyle: Sendable {}

@available(*, unavailable)
extension DefaultToggleStyle: Sendable {}

@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}
