import SwiftUI

// sourcery: BaseComponent
protocol _TagComponent {
    // sourcery: @ViewBuilder
    /// A short word on a fill.
    var tag: TextOrIcon { get }
}

/// The view of Tag in its box.
nonisolated public struct TagBaseStyle: TagStyle {
    public func makeBody(_ configuration: TagConfiguration) -> some View { BoxedTag { configuration.tag } }
}

/// The look of Tag in Fiori.
nonisolated public struct TagFioriStyle: TagStyle, LookStyle {
    private static let look = PartLook("Tag.tag", .footnote, .accentLabel10)

    public func look(of tag: LookContent, for configuration: TagConfiguration) -> some View {
        tag.with(Self.look, readsSheets: configuration.isDirectChild(Tag.identifier))
    }

    public func makeBody(_ configuration: TagConfiguration) -> some View {
        look(of: LookContent(Tag(configuration)), for: configuration)
    }
}
