import SwiftUI

// sourcery: BaseComponent
protocol _FootnoteIconsTextComponent {
    // sourcery: @ViewBuilder
    /// The text beside the small pictures.
    var footnoteIconsText: AttributedString? { get }
}

/// The view of FootnoteIconsText as it is.
nonisolated public struct FootnoteIconsTextBaseStyle: FootnoteIconsTextStyle {
    public func makeBody(_ configuration: FootnoteIconsTextConfiguration) -> some View {
        configuration.footnoteIconsText
    }
}

/// The look of FootnoteIconsText in Fiori: none of its own.
nonisolated public struct FootnoteIconsTextFioriStyle: FootnoteIconsTextStyle, LookStyle {
    private static let look = PartLook("FootnoteIconsText.footnoteIconsText")

    public func look(of text: LookContent, for configuration: FootnoteIconsTextConfiguration) -> some View {
        text.with(Self.look, readsSheets: configuration.isDirectChild(FootnoteIconsText.identifier))
    }

    public func makeBody(_ configuration: FootnoteIconsTextConfiguration) -> some View {
        look(of: LookContent(FootnoteIconsText(configuration)), for: configuration)
    }
}
