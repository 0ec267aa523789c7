import SwiftUI

// sourcery: BaseComponent
protocol _FootnoteComponent {
    // sourcery: @ViewBuilder
    /// A remark below the subtitle.
    var footnote: AttributedString? { get }
}

/// The view of Footnote as it is.
nonisolated public struct FootnoteBaseStyle: FootnoteStyle {
    public func makeBody(_ configuration: FootnoteConfiguration) -> some View { configuration.footnote }
}

/// The look of Footnote in Fiori.
nonisolated public struct FootnoteFioriStyle: FootnoteStyle, LookStyle {
    private static let look = PartLook("Footnote.footnote", .subheadline, .tertiaryLabel)

    public func look(of footnote: LookContent, for configuration: FootnoteConfiguration) -> some View {
        footnote.with(Self.look, readsSheets: configuration.isDirectChild(Footnote.identifier))
    }

    public func makeBody(_ configuration: FootnoteConfiguration) -> some View {
        look(of: LookContent(Footnote(configuration)), for: configuration)
    }
}
