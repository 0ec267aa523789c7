import SwiftUI

/// A button whose label depends on the button's state, and which may stay selected after a tap.
///
/// ```swift
/// FioriButton(isSelectionPersistent: true) { state in
///     isFollowed = state == .selected
/// } label: { state in
///     Text(state == .selected ? "Following" : "Follow")
/// } image: { _ in
///     Image(systemName: "person.badge.plus")
/// }
/// .fioriButtonStyle(FioriSecondaryButtonStyle())
/// ```
nonisolated public struct FioriButton: View {
    private let isSelectionPersistent: Bool
    private let action: ((ControlState) -> Void)?
    private let content: FioriButtonContent
    @State private var isSelectedItself = false
    @Environment(\.sharedSelection) private var shared

    /// - Parameters:
    ///   - isSelectionPersistent: True if a tap selects the button until the next tap.
    ///   - action: Called after a tap, with the resulting state.
    ///   - label: Content of the button in a state.
    ///   - image: A picture beside the content, in a state.
    ///   - imagePosition: The side of the content on which the picture stands.
    ///   - imageTitleSpacing: Spacing between the picture and the content, in points.
    public init(
        isSelectionPersistent: Bool = false, action: ((ControlState) -> Void)? = nil,
        @ViewBuilder label: @escaping (ControlState) -> any View,
        @ViewBuilder image: @escaping (ControlState) -> any View = { _ in EmptyView() },
        imagePosition: FioriButtonImagePosition = .leading, imageTitleSpacing: CGFloat = 8
    ) {
        self.isSelectionPersistent = isSelectionPersistent
        self.action = action
        content = FioriButtonContent(
            label: label, image: image, imagePosition: imagePosition, imageTitleSpacing: imageTitleSpacing)
    }

    /// A button with a text that is the same in all states.
    /// - Parameters:
    ///   - title: Title of the button.
    ///   - isSelectionPersistent: True if a tap selects the button until the next tap.
    ///   - action: Called after a tap, with the resulting state.
    public init(
        title: AttributedString, isSelectionPersistent: Bool = false, action: ((ControlState) -> Void)? = nil
    ) {
        self.init(isSelectionPersistent: isSelectionPersistent, action: action, label: { _ in Text(title) })
    }

    /// A button with a text that is the same in all states.
    /// - Parameters:
    ///   - title: Title of the button.
    ///   - isSelectionPersistent: True if a tap selects the button until the next tap.
    ///   - action: Called after a tap, with the resulting state.
    @_disfavoredOverload
    public init(title: String, isSelectionPersistent: Bool = false, action: ((ControlState) -> Void)? = nil) {
        self.init(title: AttributedString(title), isSelectionPersistent: isSelectionPersistent, action: action)
    }

    @MainActor public var body: some View {
        Button {
            action?(selected() ? .selected : .normal)
        } label: {
            AnyView(content.label(.normal))
        }
        .buttonStyle(StateReadingStyle(isSelected: isSelected, content: content))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    @MainActor private var isSelected: Bool {
        if let shared { shared.selection.parts.contains(shared.part) } else { isSelectedItself }
    }

    /// Selects or deselects a button that stays selected.
    /// - Returns: True if the button is selected now.
    @MainActor private func selected() -> Bool {
        guard isSelectionPersistent else { return false }
        if let shared { return shared.selection.toggle(shared.part) }
        isSelectedItself.toggle()
        return isSelectedItself
    }
}

/// The side of a button's content on which its picture stands.
nonisolated public enum FioriButtonImagePosition: Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
}

/// The views of a button, each by the button's state.
nonisolated struct FioriButtonContent {
    let label: (ControlState) -> any View
    let image: (ControlState) -> any View
    let imagePosition: FioriButtonImagePosition
    let imageTitleSpacing: CGFloat
}

/// Determines the button's state and applies the style of the environment.
private struct StateReadingStyle: ButtonStyle {
    let isSelected: Bool
    let content: FioriButtonContent

    func makeBody(configuration: Configuration) -> some View {
        StateReadingButton(isSelected: isSelected, isPressed: configuration.isPressed, content: content)
    }
}

private struct StateReadingButton: View {
    let isSelected: Bool
    let isPressed: Bool
    let content: FioriButtonContent
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.fioriButtonStyle) private var style

    private var state: ControlState {
        guard isEnabled else { return .disabled }
        return isPressed ? .highlighted : isSelected ? .selected : .normal
    }

    var body: some View {
        style.makeErasedBody(
            configuration: FioriButtonStyleConfiguration(
                state: state, label: ConfigurationViewWrapper(content.label(state)),
                image: ConfigurationViewWrapper(content.image(state)), imagePosition: content.imagePosition,
                imageTitleSpacing: content.imageTitleSpacing))
    }
}
