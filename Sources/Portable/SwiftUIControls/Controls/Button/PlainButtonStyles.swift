import SwiftUICore

/// The look that fits the place: that of borderless buttons, and in the rows of lists that of the whole row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticButton(configuration: configuration)
    }
}

/// A button in the look that fits the place.
private struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            PressableButton(configuration: configuration, fillsArea: true) { configuration in
                configuration.label.foregroundStyle(ButtonLabelStyle(role: configuration.role))
            }
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            configuration.label
                .foregroundStyle(ButtonLabelStyle(role: configuration.role))
                .modifier(ButtonShape())
                // Dimmed to 20 % while pressed.
                .opacity(configuration.isPressed ? 0.2 : 1)
        }
    }
}

/// A line under the words of a button without a shape of its own, for readers who want to see what buttons are.
private struct ButtonShape: ViewModifier {
    @Environment(\.accessibilityShowButtonShapes) private var showsShapes

    func body(content: Content) -> some View {
        content.transformEnvironment(\.textStyling) { if showsShapes { $0.underline = Text.LineStyle() } }
    }
}

/// The label as it is, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            PlainLabel(label: configuration.label).opacity(configuration.isPressed ? 0.75 : 1)
        }
    }
}

/// A label as it is, but two steps quieter when it is disabled; what has a colour of its own keeps that.
private struct PlainLabel: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        label.transformEnvironment(\.foregroundStyles) { styles in
            guard !isEnabled else { return }
            let steps: [HierarchicalShapeStyle] = [.tertiary, .quaternary]
            styles = ForegroundStyles(steps.map { AnyShapeStyle($0) }, outer: styles)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The colour of a button's label: the one that the views around it are given, else that of its role; grey where the
/// button is disabled.
package struct ButtonLabelStyle: ShapeStyle {
    let role: ButtonRole?

    package init(role: ButtonRole?) {
        self.role = role
    }

    package func _apply(to shape: inout _ShapeStyle_Shape) {
        if !shape.environment.isEnabled {
            shape.paint = .color(SystemColor.tertiaryLabel.color(in: shape.environment))
        } else if shape.foreground?.hasColorOfItsOwn == true {
            HierarchicalShapeStyle.primary._apply(to: &shape)
        } else {
            ButtonRoleStyle(role: role)._apply(to: &shape)
        }
    }
}

/// The colour of a button's role: the accent, red for destructive buttons.
struct ButtonRoleStyle: ShapeStyle {
    let role: ButtonRole?

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if role == .destructive {
            shape.paint = .color(SystemColor.red.color(in: shape.environment))
        } else {
            TintShapeStyle()._apply(to: &shape)
        }
    }
}

extension ForegroundStyles {
    /// True if somebody has said more than which step of the foreground it is, as for the content of a button.
    var hasColorOfItsOwn: Bool {
        switch levels.first?.storage {
        case is HierarchicalShapeStyle, is ForegroundStyle: outer?.hasColorOfItsOwn ?? false
        case is ButtonLabelStyle, nil: false
        default: true
        }
    }
}

@available(*, unavailable)
extension BorderlessButtonStyle: Sendable {}

@available(*, unavailable)
extension DefaultButtonStyle: Sendable {}

@available(*, unavailable)
extension PlainButtonStyle: Sendable {}
