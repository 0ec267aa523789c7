import SwiftUI

/// The look of ``FioriButton`` in each of its states.
@MainActor @preconcurrency public protocol FioriButtonStyle {
    associatedtype Body: View

    /// Makes the view of a button.
    /// - Parameter configuration: The button's state and views.
    @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = FioriButtonStyleConfiguration
}

/// Properties of a button, as a ``FioriButtonStyle`` gets them.
nonisolated public struct FioriButtonStyleConfiguration {
    /// The state that the button is in.
    public let state: ControlState
    /// Content of the button in its state.
    public let label: ConfigurationViewWrapper
    /// The picture of the button in its state; empty for a button without one.
    public let image: ConfigurationViewWrapper
    /// The side of the content on which the picture stands.
    public let imagePosition: FioriButtonImagePosition
    /// Spacing between the picture and the content, in points.
    public let imageTitleSpacing: CGFloat
}

nonisolated extension FioriButtonStyleConfiguration {
    /// The content with the picture beside it.
    @MainActor @ViewBuilder public var content: some View {
        if image.isEmpty {
            label
        } else {
            switch imagePosition {
            case .leading:
                HStack(spacing: imageTitleSpacing) {
                    image; label
                }
            case .trailing:
                HStack(spacing: imageTitleSpacing) {
                    label; image
                }
            case .top:
                VStack(spacing: imageTitleSpacing) {
                    image; label
                }
            case .bottom:
                VStack(spacing: imageTitleSpacing) {
                    label; image
                }
            }
        }
    }
}

extension FioriButtonStyle {
    @MainActor func makeErasedBody(configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

nonisolated private struct FioriButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any FioriButtonStyle)? { nil }
}

nonisolated extension EnvironmentValues {
    /// The style of buttons; ``FioriPlainButtonStyle`` by default.
    var fioriButtonStyle: any FioriButtonStyle {
        get { self[FioriButtonStyleKey.self] ?? FioriPlainButtonStyle() }
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
