import SwiftUI

// sourcery: BaseComponent
protocol _StatusComponent {
    // sourcery: @ViewBuilder
    /// The state of the object: a short text, a picture, or both.
    var status: TextOrIcon? { get }
}

/// The view of Status as it is.
nonisolated public struct StatusBaseStyle: StatusStyle {
    public func makeBody(_ configuration: StatusConfiguration) -> some View { configuration.status }
}

/// The look of Status in Fiori.
nonisolated public struct StatusFioriStyle: StatusStyle, LookStyle {
    private static let look = PartLook("Status.status", .subheadline, .tertiaryLabel)

    public func look(of status: LookContent, for configuration: StatusConfiguration) -> some View {
        status.with(Self.look, readsSheets: configuration.isDirectChild(Status.identifier))
    }

    public func makeBody(_ configuration: StatusConfiguration) -> some View {
        look(of: LookContent(Status(configuration)), for: configuration)
    }
}
