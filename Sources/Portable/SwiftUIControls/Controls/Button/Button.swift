import DeveloperToolsSupport
import SwiftUICore

/// A control that performs an action when it is tapped. Its style makes the look; `PressModifier` follows the touches.
public struct Button<Label>: View where Label: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// In place of the environment's.
    var style: AnyStyle<PrimitiveButtonStyleConfiguration>?

    @Environment(\.buttonStyle) private var inheritedStyle
    private var latestAction = LatestAction()

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        return style.view(
            PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
                action: latestAction.performing(action), outerStyle: style.outer))
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUIControls.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(action: action) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { SwiftUIControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == SwiftUIControls.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUIControls.Label(titleKey, image: image) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(action: action) { SwiftUIControls.Label(title, image: image) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUIControls.Label(titleKey, image: image) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { SwiftUIControls.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is making the look of, in the style around that one.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
        style = configuration.outerStyle ?? AnyStyle(PrimitiveButtonStyleBody(style: DefaultButtonStyle()))
    }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Stops without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
}

@available(*, unavailable)
extension Button: Sendable {}
