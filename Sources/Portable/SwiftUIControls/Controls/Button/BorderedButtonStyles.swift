import SwiftUICore

/// The label in the accent colour on a quiet background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            BorderedLook(
                configuration: configuration, label: ButtonLabelStyle(role: configuration.role),
                background: QuietBackground(role: configuration.role))
        }
    }
}

/// The label in white on the accent colour, unless the button is given another one.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            BorderedLook(
                configuration: configuration, label: ProminentLabel(),
                background: ProminentBackground(role: configuration.role))
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label with room around it on a background in the border shape.
private struct BorderedLook<Label: ShapeStyle, Background: ShapeStyle>: View {
    let configuration: ButtonStyleConfiguration
    let label: Label
    let background: Background

    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        configuration.label
            .font(size.buttonFont)
            .multilineTextAlignment(.center)
            .foregroundStyle(label)
            .padding(.horizontal, size.buttonPadding.width)
            .padding(.vertical, size.buttonPadding.height)
            .background(background, in: shape)
            // Not compared with a device.
            .opacity(configuration.isPressed ? 0.75 : 1)
            .contentShape(Rectangle())
    }
}

extension ControlSize {
    /// With the paddings these give the heights of iOS at 2×: 28, 34.5 and 50.5 points (the metrics in the
    /// project's facts, which round the last one to 50).
    fileprivate var buttonFont: Font {
        switch self {
        case .mini, .small: .subheadline
        case .regular: .body
        case .large, .extraLarge: .body.weight(.semibold)
        }
    }

    /// Beside and above the label, in points: heights derived from the total ones, and widths.
    fileprivate var buttonPadding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
}

/// Grey, or a veil of the accent where there is one.
private struct QuietBackground: ShapeStyle {
    let role: ButtonRole?

    func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment
        if environment.isEnabled, role != .destructive, environment.tint != nil {
            TintShapeStyle()._apply(to: &shape)
            // Not compared with a device.
            shape.result.fade(by: 0.18)
        } else {
            shape.paint = .color(SystemColor.tertiarySystemFill.color(in: environment))
        }
    }
}

private struct ProminentBackground: ShapeStyle {
    let role: ButtonRole?

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if shape.environment.isEnabled {
            ButtonRoleStyle(role: role)._apply(to: &shape)
        } else {
            shape.paint = .color(SystemColor.tertiarySystemFill.color(in: shape.environment))
        }
    }
}

private struct ProminentLabel: ShapeStyle {
    func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment
        if environment.isEnabled, shape.foreground?.hasColorOfItsOwn == true {
            HierarchicalShapeStyle.primary._apply(to: &shape)
        } else {
            shape.paint = .color(environment.isEnabled ? .white : SystemColor.tertiaryLabel.color(in: environment))
        }
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The outline of buttons with a border in this view and below.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

@available(*, unavailable)
extension BorderedButtonStyle: Sendable {}

@available(*, unavailable)
extension BorderedProminentButtonStyle: Sendable {}
