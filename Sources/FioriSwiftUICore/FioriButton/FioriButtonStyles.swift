import FioriThemeManager
import SwiftUI

/// Style of the most important action: filled with the tint colour.
nonisolated public struct FioriPrimaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: Maximum width of the button, in points; nil for the width of its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth,
                // The background's colour stands out from the tint in light and in dark.
                label: { $0 == .disabled ? .quaternaryLabel : .primaryBackground },
                background: { state in
                    switch state {
                    case .normal: .preferredColor(.tintColor)
                    case .highlighted, .selected: .preferredColor(.tintColorTapState)
                    case .disabled: .preferredColor(.tertiaryFill)
                    }
                }))
    }
}

/// Style of other actions: a text in the tint colour with a line around it.
nonisolated public struct FioriSecondaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: Maximum width of the button, in points; nil for the width of its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth, label: FioriButtonShape.tint,
                background: FioriButtonShape.fill,
                border: { state in
                    switch state {
                    case .normal: .tintColor
                    case .highlighted: .tintColorTapState
                    case .selected: nil
                    case .disabled: .separator
                    }
                }))
    }
}

/// Style of actions beside others: a text in the tint colour.
nonisolated public struct FioriTertiaryButtonStyle: FioriButtonStyle {
    private let maxWidth: CGFloat?

    /// - Parameter maxWidth: Maximum width of the button, in points; nil for the width of its label.
    public init(maxWidth: CGFloat? = nil) { self.maxWidth = maxWidth }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            FioriButtonShape(
                state: configuration.state, maxWidth: maxWidth, label: FioriButtonShape.tint,
                background: FioriButtonShape.fill))
    }
}

/// A label on a rounded rectangle, in the colours of a state.
nonisolated struct FioriButtonShape: ViewModifier {
    let state: ControlState
    let maxWidth: CGFloat?
    let label: (ControlState) -> ColorStyle
    let background: (ControlState) -> Color?
    var border: (ControlState) -> ColorStyle? = { _ in nil }

    /// Returns the label's colour: the tint without a background, the page's colour on the tint while selected.
    static func tint(_ state: ControlState) -> ColorStyle {
        switch state {
        case .normal: .tintColor
        case .highlighted: .tintColorTapState
        case .selected: .primaryBackground
        case .disabled: .quaternaryLabel
        }
    }

    /// Returns the background: none unless the button is pressed or selected.
    static func fill(_ state: ControlState) -> Color? {
        switch state {
        case .normal, .disabled: nil
        case .highlighted: .preferredColor(.tertiaryFill)
        case .selected: .preferredColor(.tintColor)
        }
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            Fiori.FioriButton.label.with(
                FioriButtonLook(
                    state: state, maxWidth: maxWidth, label: label(state), background: background(state),
                    border: border(state))))
    }
}

/// The look of a button in a state.
nonisolated private struct FioriButtonLook: ViewModifier {
    let state: ControlState
    let maxWidth: CGFloat?
    let label: ColorStyle
    let background: Color?
    let border: ColorStyle?

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(Fiori.FioriButton.Label())
            .foregroundStyle(.preferredColor(label))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minWidth: 44, maxWidth: maxWidth, minHeight: 44)
            .background {
                if let background {
                    RoundedRectangle(cornerRadius: 8).fill(background)
                }
            }
            .overlay {
                if let border {
                    RoundedRectangle(cornerRadius: 8).strokeBorder(.preferredColor(border), lineWidth: 1)
                }
            }
            .contentShape(Rectangle())
    }
}

nonisolated extension FioriButtonLook: ControlStyle {
    var classes: PartClasses { .button }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        FioriButtonClassLook(styles: styles, look: self)
    }
}

/// A button in the look of a class of style sheets.
private struct FioriButtonClassLook: ViewModifier {
    let styles: StyleSheetStyles
    let look: FioriButtonLook
    @Environment(\.isFioriButtonSelected) private var isSelected

    func body(content: Content) -> some View {
        let control = SheetControlLook(
            styles: styles, text: StyleSheetBase(textStyle: .body, weight: .semibold),
            box: BoxBase(
                padding: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12), minWidth: 44,
                maxWidth: look.maxWidth, minHeight: 44, fill: look.background,
                border: look.border.map { .preferredColor($0) }, cornerRadius: 8),
            isSelected: isSelected || look.state == .selected, isHighlighted: look.state == .highlighted)
        content.modifier(
            ControlClassLook(look: control, text: Fiori.FioriButton.Label(), color: .preferredColor(look.label)))
    }
}

extension Fiori {
    nonisolated enum FioriButton {
        nonisolated struct Label: ViewModifier {
            func body(content: Content) -> some View {
                content.font(.fiori(forTextStyle: .body, weight: .semibold))
            }
        }

        static let label = Themed("FioriButton.label", Label(), as: .button)
    }
}
