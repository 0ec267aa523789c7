/// A control that does something when it is tapped.
nonisolated public struct Button<Label>: View where Label: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @Environment(\.buttonStyle) private var style

    @MainActor public var body: some View {
        style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action))
    }
}

extension Button where Label == Text {
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is making the look of.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Stops without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
}

// MARK: Styles

/// The look of buttons with the standard behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    /// The look of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style knows of its button.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    /// Whether a finger is on the button.
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

/// What a primitive button style knows of its button.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button shows.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    public func trigger() { MainActor.assumeIsolated(action) }
}

/// The look that fits the place: that of borderless buttons, and in the rows of lists that of the whole row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticButton(configuration: configuration)
    }
}

/// A button in the look that fits the place.
private struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            PressableButton(configuration: configuration, fillsRow: true) { configuration in
                configuration.label.foregroundStyle(AccentStyle(role: configuration.role))
            }
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            configuration.label
                .foregroundStyle(AccentStyle(role: configuration.role))
                // Dimmed to 20 % while pressed (remembered from iOS).
                .opacity(configuration.isPressed ? 0.2 : 1)
        }
    }
}

/// The label as it is, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { configuration in
            configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The colour of a button's label: the accent, red for destructive buttons, grey for disabled ones.
private struct AccentStyle: ShapeStyle {
    let role: ButtonRole?

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if !shape.environment.isEnabled {
            shape.paint = .color(SystemColor.tertiaryLabel.color(in: shape.environment))
        } else if role == .destructive {
            shape.paint = .color(SystemColor.red.color(in: shape.environment))
        } else {
            TintShapeStyle()._apply(to: &shape)
        }
    }
}

/// The standard behaviour of a button around the look of a style.
private struct PressableButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let look: (ButtonStyleConfiguration) -> Content
    /// Whether the button, in a row of a list, stands for the whole row.
    let fillsRow: Bool
    @State private var isPressed = false

    init(
        configuration: PrimitiveButtonStyleConfiguration, fillsRow: Bool = false,
        @ViewBuilder look: @escaping (ButtonStyleConfiguration) -> Content
    ) {
        self.configuration = configuration
        self.look = look
        self.fillsRow = fillsRow
    }

    var body: some View {
        look(
            ButtonStyleConfiguration(
                role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed)
        )
        .modifier(PressModifier(action: configuration.action, isPressed: $isPressed, fillsRow: fillsRow))
    }
}

/// The style in the environment: a primitive one, or one that leaves the behaviour as it is.
struct AnyButtonStyle {
    private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    init<S: ButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { configuration in
            AnyView(PressableButton(configuration: configuration) { style.makeBody(configuration: $0) })
        }
    }

    @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView { make(configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(primitive: DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of buttons in this view and below.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// The look and behaviour of buttons in this view and below.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        environment(\.buttonStyle, AnyButtonStyle(primitive: style))
    }
}
