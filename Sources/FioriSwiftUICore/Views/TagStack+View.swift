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

        static let tags = Themed("TagStack.tags", Tags(), as: .label)
        static let tagsCumulative = TagsCumulative()
    }
}

nonisolated extension TagStack {
    /// Tags made of views of any kind.
    init(content: [AnyView]) {
        self.init(tags: nil)
        self.content = content
    }

    /// Views of the stack.
    var views: [AnyView] { content ?? (_tags ?? []).map { AnyView(Text($0)) } }
}

extension TagStack: View {
    public var body: some View {
        TagFlow(views: views)
            .modifier(StackLook(\.tagsModifier, Fiori.TagStack.tags))
            .accessibilityElement(children: .combine)
    }
}

/// Tags up to the limit of the environment, and a last tag with the number of the others.
private struct TagFlow: View {
    let views: [AnyView]
    @Environment(\.tagLimit) private var limit
    @Environment(\.locale) private var locale

    var body: some View {
        let shown = views.prefix(limit ?? views.count)
        let rest = views.count - shown.count
        FlowLayout(spacing: 4) {
            ForEach(Array(shown.enumerated()), id: \.offset) { _, view in StyledTag { view } }
            if rest > 0 {
                StyledTag {
                    Text(verbatim: rest.formatted(.number.sign(strategy: .always()).locale(locale)))
                        .accessibilityLabel(Text("\(rest) more", bundle: .module))
                }
            }
        }
    }
}

/// A short word in the ``TagStyle`` of the environment, with a border by default. Font and colour come from
/// `tagsModifier`.
nonisolated public struct Tag<Content: View>: View {
    let content: Content

    /// - Parameter content: Content of the tag.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        StyledTag { content }
            .modifier(StackLook(\.tagsModifier, Fiori.TagStack.tags))
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
