import SwiftUI

/// A button whose label depends on the button's state, and which may stay selected after a tap.
///
/// ```swift
/// FioriButton(isSelectionPersistent: true) { state in
///     isFollowed = state == .selected
/// } label: { state in
///     Text(state == .selected ? "Following" : "Follow")
/// }
/// .fioriButtonStyle(FioriSecondaryButtonStyle())
/// ```
nonisolated public struct FioriButton<Label: View>: View {
    private let isSelectionPersistent: Bool
    private let action: ((ControlState) -> Void)?
    private let label: (ControlState) -> Label
    @State private var isSelected = false

    /// - Parameters:
    ///   - isSelectionPersistent: True if a tap selects the button until the next tap.
    ///   - action: Called after a tap, with the resulting state.
    ///   - label: Content of the button in a state.
    public init(
        isSelectionPersistent: Bool = false, action: ((ControlState) -> Void)? = nil,
        @ViewBuilder label: @escaping (ControlState) -> Label
    ) {
        self.isSelectionPersistent = isSelectionPersistent
        self.action = action
        self.label = label
    }

    @MainActor public var body: some View {
        Button {
            if isSelectionPersistent { isSelected.toggle() }
            action?(isSelected ? .selected : .normal)
        } label: {
            label(.normal)
        }
        .buttonStyle(StateReadingStyle(isSelected: isSelected, label: label))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

nonisolated extension FioriButton where Label == Text {
    /// A button with a text that is the same in all states.
    /// - Parameters:
    ///   - title: Title of the button.
    ///   - isSelectionPersistent: True if a tap selects the button until the next tap.
    ///   - action: Called after a tap, with the resulting state.
    public init(title: String, isSelectionPersistent: Bool = false, action: ((ControlState) -> Void)? = nil) {
        self.init(isSelectionPersistent: isSelectionPersistent, action: action) { _ in Text(title) }
    }
}

/// Determines the button's state and applies the style of the environment.
private struct StateReadingStyle<StateLabel: View>: ButtonStyle {
    let isSelected: Bool
    let label: (ControlState) -> StateLabel

    func makeBody(configuration: Configuration) -> some View {
        StateReadingButton(isSelected: isSelected, isPressed: configuration.isPressed, label: label)
    }
}

private struct StateReadingButton<StateLabel: View>: View {
    let isSelected: Bool
    let isPressed: Bool
    let label: (ControlState) -> StateLabel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.fioriButtonStyle) private var style

    private var state: ControlState {
        guard isEnabled else { return .disabled }
        return isPressed ? .highlighted : isSelected ? .selected : .normal
    }

    var body: some View {
        style.makeErasedBody(
            configuration: FioriButtonStyleConfiguration(
                state: state, label: FioriButtonStyleConfiguration.Label(AnyView(label(state))))
        )
        .environment(\.isFioriButtonSelected, isSelected)
    }
}

nonisolated private struct IsSelectedKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// True in a button that is selected, in whatever state: a finger on it, too, has a look of its own in style sheets.
    var isFioriButtonSelected: Bool {
        get { self[IsSelectedKey.self] }
        set { self[IsSelectedKey.self] = newValue }
    }
}

struct FioriButtonLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(FioriButton(title: "Start").fioriButtonStyle(FioriPrimaryButtonStyle()), category: .control)
    }
}

struct FioriButtonPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            FioriButton(title: "Start").fioriButtonStyle(FioriPrimaryButtonStyle())
        }
    }
}
