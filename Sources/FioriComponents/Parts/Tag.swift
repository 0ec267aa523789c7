import FioriThemeManager
import SwiftUI

// sourcery: BaseComponent
protocol _TagComponent {
    // sourcery: @ViewBuilder
    /// A short word on a fill.
    var tag: TextOrIcon { get }
}

/// The view of Tag as it is.
nonisolated public struct TagBaseStyle: TagStyle {
    public func makeBody(_ configuration: TagConfiguration) -> some View { configuration.tag }
}

/// The look of Tag in Fiori.
nonisolated public struct TagFioriStyle: TagStyle, LookStyle {
    private static let look = PartLook("Tag.tag", .footnote, .accentLabel10)

    public func look(of tag: LookContent, for configuration: TagConfiguration) -> some View {
        tag.with(Self.look, readsSheets: configuration.isDirectChild(Tag.identifier))
            .padding(.vertical, 2)
            .padding(.horizontal, 4)
            .background(.preferredColor(.accentBackground10), in: RoundedRectangle(cornerRadius: 8))
    }

    public func makeBody(_ configuration: TagConfiguration) -> some View {
        look(of: LookContent(Tag(configuration)), for: configuration)
    }
}
