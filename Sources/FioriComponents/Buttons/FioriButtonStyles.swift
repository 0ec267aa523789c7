import FioriThemeManager
import SwiftUI

/// The state of an operation that a button has started.
nonisolated public enum FioriButtonLoadingState: Hashable, Sendable, CaseIterable {
    /// None is running.
    case unspecified
    /// It is running: the button shows a spinner.
    case processing
    /// It has succeeded: the button shows a check mark.
    case success
}

/// The meaning of a button, which decides its colours.
nonisolated public enum FioriButtonColorStyle: Hashable, Sendable, CaseIterable {
    /// An action in the tint colour.
    case tint
    /// An action that does not stand out.
    case normal
    /// An action that destroys something.
    case negative
}

/// Style of the most important action: filled with the tint colour.
nonisolated public struct FioriPrimaryButtonStyle: FioriButtonStyle {
    private let frame: FioriButtonFrame

    /// - Parameters:
    ///   - maxWidth: Width up to which the button grows where there is room, in points; nil for the width of its label.
    ///   - minHeight: Minimum height of the fill, in points; nil for the standard of 38.
    ///   - loadingState: The state of the operation that the button has started.
    ///   - isLoading: True for a placeholder, until the content of the screen is there.
    public init(
        maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, loadingState: FioriButtonLoadingState = .unspecified,
        isLoading: Bool = false
    ) {
        frame = FioriButtonFrame(
            maxWidth: maxWidth, minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, frame: frame, palette: .primary)
    }
}

/// Style of other actions: on a fill that does not stand out as much.
nonisolated public struct FioriSecondaryButtonStyle: FioriButtonStyle {
    private let frame: FioriButtonFrame
    private let colorStyle: FioriButtonColorStyle

    /// - Parameters:
    ///   - colorStyle: The meaning of the button.
    ///   - maxWidth: Width up to which the button grows where there is room, in points; nil for the width of its label.
    ///   - minHeight: Minimum height of the fill, in points; nil for the standard of 38.
    ///   - loadingState: The state of the operation that the button has started.
    ///   - isLoading: True for a placeholder, until the content of the screen is there.
    public init(
        colorStyle: FioriButtonColorStyle = .tint, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        loadingState: FioriButtonLoadingState = .unspecified, isLoading: Bool = false
    ) {
        self.colorStyle = colorStyle
        frame = FioriButtonFrame(
            maxWidth: maxWidth, minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, frame: frame, palette: .secondary(colorStyle))
    }
}

/// Style of actions beside others: a text, on a fill only under a finger.
nonisolated public struct FioriTertiaryButtonStyle: FioriButtonStyle {
    private let frame: FioriButtonFrame
    private let colorStyle: FioriButtonColorStyle

    /// - Parameters:
    ///   - colorStyle: The meaning of the button.
    ///   - maxWidth: Width up to which the button grows where there is room, in points; nil for the width of its label.
    ///   - minHeight: Minimum height of the fill, in points; nil for the standard of 38.
    ///   - loadingState: The state of the operation that the button has started.
    ///   - isLoading: True for a placeholder, until the content of the screen is there.
    public init(
        colorStyle: FioriButtonColorStyle = .tint, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        loadingState: FioriButtonLoadingState = .unspecified, isLoading: Bool = false
    ) {
        self.colorStyle = colorStyle
        frame = FioriButtonFrame(
            maxWidth: maxWidth, minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, frame: frame, palette: .tertiary(colorStyle))
    }
}

/// Style of actions within a text or a row: a text in the tint colour.
nonisolated public struct FioriPlainButtonStyle: FioriButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TextButton(configuration: configuration, style: .callout, weight: .regular, palette: .plain)
    }
}

/// Style of actions in a navigation bar: a bold text in the tint colour.
nonisolated public struct FioriNavigationButtonStyle: FioriButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TextButton(configuration: configuration, style: .body, weight: .semibold, palette: .navigation)
    }
}
