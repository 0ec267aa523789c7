import SwiftUI

// sourcery: BaseComponent
protocol _ActionComponent {
    // sourcery: @ViewBuilder
    /// The action of the component.
    var action: FioriButton? { get }
}

/// The view of Action as it is.
nonisolated public struct ActionBaseStyle: ActionStyle {
    public func makeBody(_ configuration: ActionConfiguration) -> some View { configuration.action }
}

/// The look of Action in Fiori: none of its own.
nonisolated public struct ActionFioriStyle: ActionStyle, LookStyle {
    private static let look = PartLook("Action.action")

    public func look(of action: LookContent, for configuration: ActionConfiguration) -> some View {
        action.with(Self.look, readsSheets: configuration.isDirectChild(Action.identifier))
    }

    public func makeBody(_ configuration: ActionConfiguration) -> some View {
        look(of: LookContent(Action(configuration)), for: configuration)
    }
}
