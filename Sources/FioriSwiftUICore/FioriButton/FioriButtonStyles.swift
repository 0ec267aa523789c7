import FioriThemeManager
import SwiftUI

/// The look of the one action that matters most: filled with the tint colour.
public struct FioriPrimaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: How wide the button becomes where there is room; nil for as wide as its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth,
                // The background's colour stands out from the tint in light and in dark.
                label: { $0 == .disabled ? .quaternaryLabel : .primaryBackground },
                background: { state in
                    switch state {
                    case .normal: .tintColor
                    case .highlighted, .selected: .tintColorTapState
                    case .disabled: .tertiaryFill
                    }
                }))
    }
}

/// The look of other actions: filled with a light grey.
public struct FioriSecondaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: How wide the button becomes where there is room; nil for as wide as its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth, label: FioriButtonShape.tint,
                background: { state in
                    switch state {
                    case .normal, .disabled: .tertiaryFill
                    case .highlighted: .primaryFill
                    case .selected: .tintColor3
                    }
                }))
    }
}

/// The look of actions beside others: a text in the tint colour.
public struct FioriTertiaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: How wide the button becomes where there is room; nil for as wide as its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth, label: FioriButtonShape.tint,
                background: { state in
                    switch state {
                    case .normal, .disabled: nil
                    case .highlighted: .tertiaryFill
                    case .selected: .tintColor3
                    }
                }))
    }
}

/// A label on a rounded rectangle, in the colours of a state.
private struct FioriButtonShape: ViewModifier {
    let state: ControlState
    let maxWidth: CGFloat?
    let label: (ControlState) -> ColorStyle
    let background: (ControlState) -> ColorStyle?

    static func tint(_ state: ControlState) -> ColorStyle {
        switch state {
        case .normal, .selected: .tintColor
        case .highlighted: .tintColorTapState
        case .disabled: .quaternaryLabel
        }
    }

    func body(content: Content) -> some View {
        content
            .modifier(Fiori.FioriButton.label)
            .foregroundStyle(.preferredColor(label(state)))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minWidth: 44, maxWidth: maxWidth, minHeight: 44)
            .background {
                if let color = background(state) {
                    RoundedRectangle(cornerRadius: 8).fill(.preferredColor(color))
                }
            }
            .contentShape(Rectangle())
    }
}

extension Fiori {
    enum FioriButton {
        struct Label: ViewModifier {
            func body(content: Content) -> some View {
                content.font(.fiori(forTextStyle: .body, weight: .semibold))
            }
        }

        static let label = Themed("FioriButton.label", Label())
    }
}
