import SwiftUI

// sourcery: BaseComponent
protocol _SubtitleComponent {
    // sourcery: @ViewBuilder
    /// The line below a title.
    var subtitle: AttributedString? { get }
}

/// The view of Subtitle as it is.
nonisolated public struct SubtitleBaseStyle: SubtitleStyle {
    public func makeBody(_ configuration: SubtitleConfiguration) -> some View { configuration.subtitle }
}

/// The look of Subtitle in Fiori.
nonisolated public struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
    private static let look = PartLook("Subtitle.subtitle", .body, .primaryLabel)

    public func look(of subtitle: LookContent, for configuration: SubtitleConfiguration) -> some View {
        subtitle.with(Self.look, readsSheets: configuration.isDirectChild(Subtitle.identifier))
    }

    public func makeBody(_ configuration: SubtitleConfiguration) -> some View {
        look(of: LookContent(Subtitle(configuration)), for: configuration)
    }
}
