import SwiftUICore
import ValueReflection

/// The look of buttons with the standard behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    /// The look of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The label of the button; several views stand in a row.
    public struct Label: View {
        let content: AnyView

        public var body: some View { UnaryView(content: content, axis: .horizontal) }
    }

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    /// True if a finger is on the button.
    public let isPressed: Bool
}

/// The look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// The look and behaviour of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    /// The same closure as long as the button is there, whatever it is given to do; see ``LatestAction``.
    let action: @MainActor () -> Void
    var outerStyle: AnyStyle<PrimitiveButtonStyleConfiguration>?

    /// Does what the button is for.
    public func trigger() { MainActor.assumeIsolated(action) }
}

extension PrimitiveButtonStyleConfiguration.Label: ComparedByContent {
    package func isSame(as other: Self) -> Bool { content.storage.isEqual(to: other.content.storage) }
}

struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

/// A style that leaves the behaviour as it is, as one that makes all of the button.
struct PressableStyleBody<S: ButtonStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
        PressableButton(configuration: configuration) { style.makeBody(configuration: $0) }
    }
}

/// The standard behaviour of a button around the look of a style.
package struct PressableButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: (ButtonStyleConfiguration) -> Content
    /// True if the button, in a row of a list, stands for the whole row.
    let fillsArea: Bool
    let isUsableInEditMode: Bool
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    package init(
        configuration: PrimitiveButtonStyleConfiguration, fillsArea: Bool = false,
        isUsableInEditMode: Bool = false,
        @ViewBuilder look: @escaping (ButtonStyleConfiguration) -> Content
    ) {
        self.configuration = configuration
        self.look = look
        self.fillsArea = fillsArea
        self.isUsableInEditMode = isUsableInEditMode
    }

    package var body: some View {
        look(
            ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed)
        )
        .modifier(
            PressModifier(
                action: configuration.action, isPressed: $isPressed, fillsArea: fillsArea,
                isUsableInEditMode: isUsableInEditMode, repeats: repeatBehavior == .enabled))
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> { known }
    private static let known = AnyStyle(making: { PrimitiveButtonStyleBody(style: DefaultButtonStyle()) })
}

extension EnvironmentValues {
    package var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of buttons in this view and below.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        modifier(StyleModifier(styleBody: PressableStyleBody(style: style), keyPath: \.buttonStyle))
    }

    /// The look and behaviour of buttons in this view and below.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        modifier(StyleModifier(styleBody: PrimitiveButtonStyleBody(style: style), keyPath: \.buttonStyle))
    }
}

@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}
