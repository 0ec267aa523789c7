import FioriThemeManager
import SwiftUI

/// Look of an ordinary `Button` in each of its states: filled with a colour, with another one under a finger, and grey
/// while it is disabled.
///
/// ```swift
/// Button("Start") { start() }
///     .buttonStyle(StatefulButtonStyle())
/// ```
nonisolated public struct StatefulButtonStyle: ButtonStyle {
    private let color: Color?
    private let depressedColor: Color?
    private let disabledColor: Color?
    private let maxWidth: CGFloat?

    /// - Parameters:
    ///   - color: The fill of a button that is ready; nil for the tint colour.
    ///   - depressedColor: The fill under a finger; nil for the tint colour's tap state, or for `color` at 60 % where
    ///     that is given.
    ///   - disabledColor: The fill of a disabled button; nil for the grey of fills.
    ///   - maxWidth: The width that the button grows to where there is room, in points; nil for as wide as its label.
    public init(
        color: Color? = nil, depressedColor: Color? = nil, disabledColor: Color? = nil, maxWidth: CGFloat? = nil
    ) {
        self.color = color
        self.depressedColor = depressedColor ?? color?.opacity(0.6)
        self.disabledColor = disabledColor
        self.maxWidth = maxWidth
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            StatefulFill(isPressed: configuration.isPressed, maxWidth: maxWidth) { state in
                switch state {
                case .normal, .selected: color ?? .preferredColor(.tintColor)
                case .highlighted: depressedColor ?? .preferredColor(.tintColorTapState)
                case .disabled: disabledColor ?? .preferredColor(.tertiaryFill)
                }
            })
    }
}

/// The filled shape of a button's state.
private struct StatefulFill: ViewModifier {
    let isPressed: Bool
    let maxWidth: CGFloat?
    let fill: (ControlState) -> Color
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.modifier(
            FioriButtonShape(
                state: isEnabled ? (isPressed ? .highlighted : .normal) : .disabled, maxWidth: maxWidth,
                label: { $0 == .disabled ? .quaternaryLabel : .primaryBackground }, background: fill))
    }
}
