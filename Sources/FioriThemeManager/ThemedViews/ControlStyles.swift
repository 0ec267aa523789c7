import SwiftUI

/// Button in the look that sheets set for a class such as `Button`, in each of its states.
package struct SheetButtonStyle: ButtonStyle {
    private let styles: StyleSheetStyles
    private let text: StyleSheetBase
    private let box: BoxBase
    private let isSelected: Bool

    /// - Parameters:
    ///   - styles: The style of the class.
    ///   - text: The font without a sheet.
    ///   - box: The box without a sheet.
    ///   - isSelected: True for a button that is chosen.
    package nonisolated init(
        _ styles: StyleSheetStyles, text: StyleSheetBase = StyleSheetBase(), box: BoxBase = .control,
        isSelected: Bool = false
    ) {
        self.styles = styles
        self.text = text
        self.box = box
        self.isSelected = isSelected
    }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .contentShape(Rectangle())
            .modifier(
                SheetControlLook(
                    styles: styles, text: text, box: box, isSelected: isSelected,
                    isHighlighted: configuration.isPressed))
    }
}

/// Look of a control in its states.
package struct SheetControlLook: ViewModifier {
    private let styles: StyleSheetStyles
    private let text: StyleSheetBase
    private let box: BoxBase
    private let isSelected: Bool
    private let isHighlighted: Bool
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameters:
    ///   - styles: The style of the class.
    ///   - text: The font without a sheet.
    ///   - box: The box without a sheet.
    ///   - isSelected: True for a control that is chosen.
    ///   - isHighlighted: True for a control under a finger.
    package nonisolated init(
        styles: StyleSheetStyles, text: StyleSheetBase, box: BoxBase, isSelected: Bool, isHighlighted: Bool
    ) {
        self.styles = styles
        self.text = text
        self.box = box
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
    }

    package func body(content: Content) -> some View {
        StyleSheetReader(styles) { style in
            let look = style.style(
                in: StyleSheetState.states(
                    isSelected: isSelected, isHighlighted: isHighlighted, isDisabled: !isEnabled))
            content
                .environment(\.sheetText, look)
                .modifier(TextLook(style: look, base: text))
                .multilineTextAlignment(look.textAlignment ?? .center)
                .modifier(BoxLook(style: look, base: box))
                .contentShape(Rectangle())
                .opacity(dimming(style))
        }
    }

    /// A state without a look of its own is dimmed, as on iOS.
    private func dimming(_ style: StyleSheetStyle) -> Double {
        if !isEnabled { return style.has(.disabled) ? 1 : 0.4 }
        return isHighlighted && !style.has(.highlighted) ? 0.6 : 1
    }
}

private struct SheetTextKey: EnvironmentKey {
    static let defaultValue: StyleSheetStyle? = nil
}

extension EnvironmentValues {
    /// The style of the control around, in its state.
    fileprivate var sheetText: StyleSheetStyle? {
        get { self[SheetTextKey.self] }
        set { self[SheetTextKey.self] = newValue }
    }
}

/// Look of a text in a control, for texts that have a look of their own which is not the sheet's.
package struct SheetControlText: ViewModifier {
    private let base: StyleSheetBase
    @Environment(\.sheetText) private var style

    package nonisolated init(base: StyleSheetBase) { self.base = base }

    package func body(content: Content) -> some View {
        if let style { content.modifier(TextLook(style: style.forInheritedText, base: base)) } else { content }
    }
}

/// Switch in the colours of the class `Switch`.
struct SheetToggleStyle: ToggleStyle {
    let styles: StyleSheetStyles

    func makeBody(configuration: Configuration) -> some View {
        StyleSheetReader(styles) { style in
            if style.drawsSwitch {
                DrawnSwitch(configuration: configuration, style: style)
            } else {
                Toggle(configuration).tint((style.color(.onTintColor) ?? style.tintColor)?.color)
            }
        }
    }
}

/// A switch whose every part has a colour: 51 by 31 points, with a thumb 2 points inside (Human Interface Guidelines,
/// Toggles; the measures of UIKit's switch).
private struct DrawnSwitch: View {
    let configuration: ToggleStyleConfiguration
    let style: StyleSheetStyle
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack {
            configuration.label
            Spacer(minLength: 8)
            Button {
                configuration.isOn.toggle()
            } label: {
                track
            }
            .buttonStyle(.plain)
        }
        .opacity(isEnabled ? 1 : 0.4)
        .accessibilityRepresentation { Toggle(configuration) }
    }

    private var track: some View {
        ZStack(alignment: configuration.isOn ? .trailing : .leading) {
            Capsule().fill(trackColor)
            if let line = style.tintColor, !configuration.isOn {
                Capsule().strokeBorder(line.color, lineWidth: 1.5)
            }
            Circle()
                .fill(style.color(.thumbTintColor)?.color ?? .white)
                .shadow(color: .black.opacity(0.2), radius: 1, y: 1)
                .padding(2)
        }
        .frame(width: 51, height: 31)
        .animation(.default, value: configuration.isOn)
    }

    private var trackColor: Color {
        if configuration.isOn { return style.color(.onTintColor)?.color ?? .preferredColor(.tintColor) }
        return style.backgroundColor?.color ?? .preferredColor(.tertiaryFill)
    }
}

/// Progress in the colours of the class `Progress`.
package struct SheetProgressStyle: ProgressViewStyle {
    private let styles: StyleSheetStyles

    package nonisolated init(styles: StyleSheetStyles) { self.styles = styles }

    package func makeBody(configuration: Configuration) -> some View {
        StyleSheetReader(styles) { style in
            if let fraction = configuration.fractionCompleted, style.color(.trackTintColor) != nil {
                VStack(alignment: .leading, spacing: 4) {
                    configuration.label
                    DrawnProgress(fraction: fraction, style: style)
                    configuration.currentValueLabel
                }
                .frame(width: style.number(.width).map { CGFloat($0) })
                .accessibilityRepresentation { ProgressView(configuration) }
            } else {
                ProgressView(configuration)
                    .tint((style.color(.progressTintColor) ?? style.tintColor)?.color)
                    .frame(width: style.number(.width).map { CGFloat($0) })
            }
        }
    }
}

private struct DrawnProgress: View {
    let fraction: Double
    let style: StyleSheetStyle

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(style.color(.trackTintColor)?.color ?? .preferredColor(.tertiaryFill))
                Capsule()
                    .fill(style.color(.progressTintColor)?.color ?? .preferredColor(.tintColor))
                    .frame(width: proxy.size.width * min(max(fraction, 0), 1))
            }
        }
        .frame(height: 4)
    }
}

extension StyleSheetStyle {
    /// True if the switch has colours that SwiftUI's lacks.
    fileprivate var drawsSwitch: Bool {
        color(.thumbTintColor) != nil || backgroundColor != nil || color(.onTintColor) != nil && tintColor != nil
    }
}
