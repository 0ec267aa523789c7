import SwiftUI

// sourcery: BaseComponent
protocol _DescriptionTextComponent {
    // sourcery: @ViewBuilder
    /// A text about the object of a header.
    var descriptionText: AttributedString? { get }
}

/// The view of DescriptionText as it is.
nonisolated public struct DescriptionTextBaseStyle: DescriptionTextStyle {
    public func makeBody(_ configuration: DescriptionTextConfiguration) -> some View { configuration.descriptionText }
}

/// The look of DescriptionText in Fiori: none of its own.
nonisolated public struct DescriptionTextFioriStyle: DescriptionTextStyle, LookStyle {
    private static let look = PartLook("DescriptionText.descriptionText")

    public func look(of descriptionText: LookContent, for configuration: DescriptionTextConfiguration) -> some View {
        descriptionText.with(Self.look, readsSheets: configuration.isDirectChild(DescriptionText.identifier))
    }

    public func makeBody(_ configuration: DescriptionTextConfiguration) -> some View {
        look(of: LookContent(DescriptionText(configuration)), for: configuration)
    }
}
