import FioriBuildingBlocks
import SwiftUI

/// Tags one after the other, in as many lines as they need.
nonisolated public struct TagStack: View, _ViewEmptyChecking {
    let views: [any View]

    /// - Parameter tags: The words.
    public init(_ tags: [AttributedString]) { views = tags.map { Tag(tag: .text($0)) } }

    init(views: [any View]) { self.views = views }

    @MainActor public var body: some View {
        FlowLayout(spacing: 4) {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
        }
        .accessibilityElement(children: .combine)
    }

    public var isEmpty: Bool { views.isEmpty }
}

/// Collects the tags of a ``TagStack``.
@resultBuilder
nonisolated public enum TagBuilder {
    public static func buildExpression(_ view: some View) -> TagStack { TagStack(views: [view]) }
    public static func buildExpression(_ stack: TagStack) -> TagStack { stack }
    public static func buildExpression(_ item: AttributedString) -> TagStack { TagStack([item]) }
    @_disfavoredOverload
    public static func buildExpression(_ tag: String) -> TagStack { TagStack([AttributedString(tag)]) }
    public static func buildBlock(_ parts: TagStack...) -> TagStack { TagStack(views: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: TagStack?) -> TagStack { part ?? TagStack(views: []) }
    public static func buildEither(first part: TagStack) -> TagStack { part }
    public static func buildEither(second part: TagStack) -> TagStack { part }
    public static func buildArray(_ parts: [TagStack]) -> TagStack { TagStack(views: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: TagStack) -> TagStack { part }
}
