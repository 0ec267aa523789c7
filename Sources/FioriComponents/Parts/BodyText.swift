import SwiftUI

// sourcery: BaseComponent
protocol _BodyTextComponent {
    // sourcery: @ViewBuilder
    /// A longer text of a header.
    var bodyText: AttributedString? { get }
}

/// The view of BodyText as it is.
nonisolated public struct BodyTextBaseStyle: BodyTextStyle {
    public func makeBody(_ configuration: BodyTextConfiguration) -> some View { configuration.bodyText }
}

/// The look of BodyText in Fiori: none of its own.
nonisolated public struct BodyTextFioriStyle: BodyTextStyle, LookStyle {
    private static let look = PartLook("BodyText.bodyText")

    public func look(of bodyText: LookContent, for configuration: BodyTextConfiguration) -> some View {
        bodyText.with(Self.look, readsSheets: configuration.isDirectChild(BodyText.identifier))
    }

    public func makeBody(_ configuration: BodyTextConfiguration) -> some View {
        look(of: LookContent(BodyText(configuration)), for: configuration)
    }
}
