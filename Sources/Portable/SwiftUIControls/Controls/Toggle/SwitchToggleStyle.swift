import SwiftUICore

/// A label with a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
        let isOn = configuration.$isOn
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        return LabeledRow(label: configuration.label) {
            Switch(isOn: configuration.isOn && !configuration.isMixed, tint: tint) { isOn.wrappedValue = $0 }
        }
        .semantics(
            .toggle, value: ToggleValue.text(of: configuration), traits: .isToggle,
            actions: [.activate(toggle)]
        )
        .semantics(state: ToggleValue.state(of: configuration))
    }
}

/// The switch itself: 51 by 31 points with a knob of 27 (Human Interface Guidelines of iOS up to 18).
private struct Switch: View {
    let isOn: Bool
    let tint: Color?
    let set: @MainActor (Bool) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @State private var hold: Hold?

    /// A finger that holds the knob.
    private struct Hold: Equatable {
        /// Current location of the finger.
        var place: CGFloat
        /// State of the switch at the knob's position.
        var isOn: Bool
        /// True if it has moved the knob, or pulled at it, rather than just come down.
        var hasMoved = false
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// Distance by which a finger drags the knob, and by which it may stray off the switch, in points (as on iOS).
    private static let way: CGFloat = 10
    private static let reach: CGFloat = 70

    var body: some View {
        let knob = Self.size.height - 2 * Self.margin
        let isOn = hold?.isOn ?? isOn
        Capsule()
            .fill(SwitchTrack(isOn: isOn, tint: tint))
            .overlay(alignment: isOn ? .trailing : .leading) {
                // The knob is drawn out by 7 points while a finger is on it.
                Capsule().fill(.white)
                    .frame(width: hold == nil ? knob : knob + 7, height: knob)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                    .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
                    .padding(Self.margin)
            }
            .frame(width: Self.size.width, height: Self.size.height)
            // The knob moves with any change of the value, at about the speed of iOS.
            .animation(.smooth(duration: 0.25), value: isOn)
            .animation(.smooth(duration: 0.2), value: hold == nil)
            // Disabled switches are half transparent.
            .opacity(isEnabled ? 1 : 0.5)
            .modifier(FingerModifier { follow($0, size: $1) })
            .modifier(ShortcutModifier { set(!isOn) })
            .semantics(.button, traits: .isButton)
            .accessibilityActivationPoint(.center)
    }

    private func follow(_ event: FingerEvent, size: CGSize) {
        switch event {
        case .down(let point):
            hold = Hold(place: point.x, isOn: isOn)
        case .moved(let point):
            guard var hold else { return }
            let way = direction == .rightToLeft ? hold.place - point.x : point.x - hold.place
            guard abs(way) > Self.way else { return }
            hold.place = point.x
            hold.isOn = way > 0
            hold.hasMoved = true
            self.hold = hold
        case .up(let point):
            guard let hold else { return }
            self.hold = nil
            let isNear = CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
            let value = hold.hasMoved ? hold.isOn : isNear ? !isOn : isOn
            if value != isOn { set(value) }
        case .lost:
            hold = nil
        }
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
        } else if environment.tint != nil {
            TintShapeStyle()._apply(to: &shape)
        } else {
            shape.paint = .color(SystemColor.green.color(in: environment))
        }
    }
}

@available(*, unavailable)
extension SwitchToggleStyle: Sendable {}
