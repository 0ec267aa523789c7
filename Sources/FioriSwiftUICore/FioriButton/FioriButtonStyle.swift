import SwiftUI

/// The look of ``FioriButton`` in each of its states.
@MainActor @preconcurrency public protocol FioriButtonStyle {
    associatedtype Body: View

    /// Makes the view of a button.
    /// - Parameter configuration: The button's state and label.
    @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FioriButtonStyleConfiguration
}

/// Properties of a button, as a ``FioriButtonStyle`` gets them.
nonisolated public struct FioriButtonStyleConfiguration {
    /// Content of the button in its state.
    nonisolated public struct Label: View {
        private let content: AnyView

        init(_ content: AnyView) { self.content = content }

        @MainActor public var body: some View { content }
    }

    /// The state that the button is in.
    public let state: ControlState
    /// Content of the button in its state.
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
    /// Style of buttons; ``FioriTertiaryButtonStyle`` by default.
    var fioriButtonStyle: any FioriButtonStyle {
        get { self[FioriButtonStyleKey.self] ?? FioriTertiaryButtonStyle() }
        set { self[FioriButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of every ``FioriButton`` in the view.
    /// - Parameter style: The style.
    public func fioriButtonStyle(_ style: some FioriButtonStyle) -> some View {
        environment(\.fioriButtonStyle, style)
    }
}
