import SwiftUI

// sourcery: BaseComponent
protocol _FootnoteIconsComponent {
    // sourcery: resultBuilder.name = @FootnoteIconsBuilder, resultBuilder.backingComponent = FootnoteIconStack
    /// Small pictures below the texts.
    var footnoteIcons: [TextOrIcon] { get }
}

/// The view of FootnoteIcons as it is.
nonisolated public struct FootnoteIconsBaseStyle: FootnoteIconsStyle {
    public func makeBody(_ configuration: FootnoteIconsConfiguration) -> some View { configuration.footnoteIcons }
}

/// The look of FootnoteIcons in Fiori: none of its own.
nonisolated public struct FootnoteIconsFioriStyle: FootnoteIconsStyle, LookStyle {
    private static let look = PartLook("FootnoteIcons.footnoteIcons")

    public func look(of footnoteIcons: LookContent, for configuration: FootnoteIconsConfiguration) -> some View {
        footnoteIcons.with(Self.look, readsSheets: configuration.isDirectChild(FootnoteIcons.identifier))
    }

    public func makeBody(_ configuration: FootnoteIconsConfiguration) -> some View {
        look(of: LookContent(FootnoteIcons(configuration)), for: configuration)
    }
}
