import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// A control that chooses a colour.
public struct ColorPicker<Label>: View where Label: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: Binding {
                Color(cgColor: selection.wrappedValue)
            } set: { color in
                if case .rgba = color.storage {
                    selection.wrappedValue = color.resolve(in: EnvironmentValues()).cgColor
                }
            }, supportsOpacity: supportsOpacity, label: label)
    }

    @MainActor public var body: some View {
        LabeledRow(label: label) {
            ColorWell(selection: selection, supportsOpacity: supportsOpacity)
        }
        .semantics(.colorWell)
    }
}

extension ColorPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    where S: StringProtocol {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
    where S: StringProtocol {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The chosen colour in a ring of all: 28 points, the ring 3. Opens a panel of colours: a sheet in narrow places, else
/// a popover.
private struct ColorWell: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled
    @State private var isOpen = false
    @State private var isPressed = false

    private static let hues = (0...12).map { Color(hue: 1 - Double($0) / 12, saturation: 0.85, brightness: 1) }

    var body: some View {
        Circle()
            .inset(by: 1.5)
            .stroke(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
            .overlay { Circle().fill(selection.wrappedValue).padding(5) }
            .frame(width: 28, height: 28)
            .opacity(isEnabled ? (isPressed ? 0.6 : 1) : 0.5)
            .modifier(PressModifier(action: { isOpen = true }, isPressed: $isPressed))
            .accessibilityValue(selection.wrappedValue.resolve(in: environment).spokenValue)
            .accessibilityActivationPoint(.center)
            .popover(isPresented: $isOpen) { ColorPanel(selection: selection, supportsOpacity: supportsOpacity) }
    }
}

@available(*, unavailable)
extension ColorPicker: Sendable {}
