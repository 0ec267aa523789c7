import SwiftUI

extension Fiori {
    nonisolated enum TagStack {
        nonisolated struct Tags: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .caption))
                    .foregroundStyle(.preferredColor(.tertiaryLabel))
            }
        }

        typealias TagsCumulative = EmptyModifier

        static let tags = Themed("TagStack.tags", Tags())
        static let tagsCumulative = TagsCumulative()
    }
}

nonisolated extension TagStack {
    /// Tags made of views of any kind.
    init(content: [AnyView]) {
        self.init(tags: nil)
        self.content = content
    }

    /// What the stack shows.
    var views: [AnyView] { content ?? (_tags ?? []).map { AnyView(Text($0)) } }
}

extension TagStack: View {
    public var body: some View {
        FlowLayout(spacing: 4) {
            ForEach(Array(views.enumerated()), id: \.offset) { _, view in TagBorder { view } }
        }
        .modifier(StackLook(\.tagsModifier, Fiori.TagStack.tags))
        .accessibilityElement(children: .combine)
    }
}

/// A short word with a border around it, in the look that `tagsModifier` gives it.
nonisolated public struct Tag<Content: View>: View {
    let content: Content

    /// - Parameter content: What stands within the border.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        TagBorder { content }
            .modifier(StackLook(\.tagsModifier, Fiori.TagStack.tags))
    }
}

/// The border of a tag. A stack gives all of its tags their look at once.
private struct TagBorder<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(.horizontal, 4)
            .padding(.vertical, 2)
            .overlay { RoundedRectangle(cornerRadius: 2).strokeBorder(.preferredColor(.tertiaryLabel), lineWidth: 1) }
    }
}

nonisolated extension Tag where Content == Text {
    /// - Parameter title: The word.
    public init(_ title: String) { self.init { Text(title) } }
}

struct TagStackLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(TagStack(tags: ["Started", "PM01", "103-Repair"]), category: .control)
        LibraryItem(Tag("Started"), category: .control)
    }
}

struct TagStackPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            TagStack(tags: ["Started", "PM01", "103-Repair"])
            Tag("Started")
        }
    }
}
