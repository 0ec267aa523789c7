import SwiftUI

// sourcery: BaseComponent
protocol _TagsComponent {
    // sourcery: resultBuilder.name = @TagBuilder, resultBuilder.backingComponent = TagStack
    /// Short words about the object.
    var tags: [AttributedString] { get }
}

/// The view of Tags as it is.
nonisolated public struct TagsBaseStyle: TagsStyle {
    public func makeBody(_ configuration: TagsConfiguration) -> some View { configuration.tags }
}

/// The look of Tags in Fiori: none of its own.
nonisolated public struct TagsFioriStyle: TagsStyle, LookStyle {
    private static let look = PartLook("Tags.tags")

    @ViewBuilder public func look(of tags: LookContent, for configuration: TagsConfiguration) -> some View {
        if configuration.isDirectChild(Tags.identifier) {
            tags.view.tagStyle(TagSheetStyle(look: Self.look))
        } else {
            tags.view
        }
    }

    public func makeBody(_ configuration: TagsConfiguration) -> some View {
        look(of: LookContent(Tags(configuration)), for: configuration)
    }
}
