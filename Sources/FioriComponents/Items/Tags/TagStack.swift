import FioriBuildingBlocks
import SwiftUI

/// Tags one after the other, in as many lines as they need.
///
/// `tagLimit` and `tagsLineLimit` limit how many there are.
nonisolated public struct TagStack: _CollectedViews {
    public let _views: [any View]
    @Environment(\.tagLimit) private var limit
    @Environment(\.tagsLineLimit) private var lineLimit
    @Environment(\.moreTag) private var moreTag

    /// - Parameter tags: The words of the tags, in order.
    public init(_ tags: [AttributedString]) {
        self.init(_views: tags.map { Tag(tag: .text($0)) })
    }

    /// - Parameter tags: The words of the tags, in order.
    public init(tags: [AttributedString]) { self.init(tags) }

    /// - Parameter content: Tags, texts and other views, one after the other.
    public init(@TagBuilder content: () -> TagStack) { self = content() }

    public init(_views: [any View]) { self._views = _views }

    @MainActor public var body: some View {
        let shown = _views.prefix(limit ?? _views.count)
        let rest = _views.count - shown.count
        FlowLayout(spacing: 4, lineLimit: lineLimit) {
            ForEach(shown.indices, id: \.self) { tag(shown[$0]) }
            if rest > 0 { Tag { more(rest) } }
        }
        .modifier(ClippedLines(isClipped: lineLimit != nil))
        .accessibilityElement(children: .combine)
    }

    /// Texts and pictures have the look of a tag; other views are tags, with or without styles, or the app's own.
    @MainActor @ViewBuilder private func tag(_ view: any View) -> some View {
        if view is Text || view is Image { Tag { view } } else { AnyView(view) }
    }

    @MainActor private func more(_ count: Int) -> any View {
        moreTag?(count)
            ?? Text("+\(count) more", bundle: .module).accessibilityLabel(Text("\(count) more", bundle: .module))
    }
}

/// Leaves out lines beyond the limit, which the layout places outside.
private struct ClippedLines: ViewModifier {
    let isClipped: Bool

    func body(content: Content) -> some View {
        if isClipped { content.clipped() } else { content }
    }
}

/// Collects the tags of a ``TagStack``.
@resultBuilder
nonisolated public enum TagBuilder: _ViewCollector {
    public typealias Views = TagStack
}

nonisolated extension TagBuilder {
    public static func buildExpression(_ tags: [AttributedString]) -> TagStack { TagStack(tags) }
}

nonisolated extension Tag {
    /// Creates a tag of a word.
    /// - Parameter title: The word.
    public init(_ title: AttributedString) { self.init(tag: .text(title)) }

    /// Creates a tag of a word.
    /// - Parameter title: The word.
    @_disfavoredOverload public init(_ title: String) { self.init(tag: .text(AttributedString(title))) }
}
