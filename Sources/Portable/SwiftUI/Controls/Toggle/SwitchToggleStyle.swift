/// A label with a switch at the trailing edge.
@_documentation(visibility: internal)
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    @_documentation(visibility: internal)
    nonisolated public init() { tint = nil }

    @_documentation(visibility: internal)
    @available(*, deprecated, message: "Use ``View/tint(_)`` instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    @_documentation(visibility: internal)
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
        let isOn = configuration.$isOn
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        return LabeledRow(label: configuration.label) {
            Switch(isOn: configuration.isOn && !configuration.isMixed, tint: tint, action: toggle)
        }
        .semantics(
            .toggle, value: ToggleValue.text(of: configuration), traits: .isToggle,
            actions: [.activate(toggle)])
    }
}

/// The switch itself: 51 by 31 points with a knob of 27 (Human Interface Guidelines of iOS up to 18).
private struct Switch: View {
    let isOn: Bool
    let tint: Color?
    let action: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2

    var body: some View {
        let knob = Self.size.height - 2 * Self.margin
        Capsule()
            .fill(SwitchTrack(isOn: isOn, tint: tint))
            .overlay(alignment: isOn ? .trailing : .leading) {
                // The knob is drawn out by 7 points while a finger is on it (remembered from iOS).
                Capsule().fill(.white)
                    .frame(width: isPressed ? knob + 7 : knob, height: knob)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                    .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
                    .padding(Self.margin)
            }
            .frame(width: Self.size.width, height: Self.size.height)
            // Disabled switches are half transparent (remembered from iOS).
            .opacity(isEnabled ? 1 : 0.5)
            .modifier(PressModifier(action: action, isPressed: $isPressed))
            .accessibilityActivationPoint(.center)
    }
}

/// Green while on unless there is an accent, grey while off.
private struct SwitchTrack: ShapeStyle {
    let isOn: Bool
    let tint: Color?

    func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment
        if !isOn {
            shape.paint = .color(SystemColor.secondarySystemFill.color(in: environment))
        } else if let tint {
            tint._apply(to: &shape)
        } else if let tint = environment.tint {
            tint._apply(to: &shape)
        } else {
            shape.paint = .color(SystemColor.green.color(in: environment))
        }
    }
}
