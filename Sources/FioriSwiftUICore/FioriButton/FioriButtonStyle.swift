import SwiftUI

/// The look of ``FioriButton`` in each of its states.
nonisolated public protocol FioriButtonStyle {
    associatedtype Body: View

    /// What a button looks like.
    /// - Parameter configuration: The button's state and label.
    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FioriButtonStyleConfiguration
}

/// What a style is told of a button.
nonisolated public struct FioriButtonStyleConfiguration {
    /// What the button shows in its state.
    nonisolated public struct Label: View {
        private let content: AnyView

        init(_ content: AnyView) { self.content = content }

        @MainActor public var body: some View { content }
    }

    /// The state that the button is in.
    public let state: ControlState
    /// What the button shows in its state.
    public let label: Label
}

nonisolated extension FioriButtonStyle {
    @MainActor func makeErasedBody(configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

nonisolated private struct FioriButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any FioriButtonStyle)? { nil }
}

nonisolated extension EnvironmentValues {
    /// The look of buttons; ``FioriTertiaryButtonStyle`` when nobody says anything.
    var fioriButtonStyle: any FioriButtonStyle {
        get { self[FioriButtonStyleKey.self] ?? FioriTertiaryButtonStyle() }
        set { self[FioriButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Gives every ``FioriButton`` in the view a look.
    /// - Parameter style: The look.
    public func fioriButtonStyle(_ style: some FioriButtonStyle) -> some View {
        environment(\.fioriButtonStyle, style)
    }
}
