import SwiftUI

/// Collects the tags of a ``TagStack``.
@resultBuilder
nonisolated public enum TagBuilder {
    public static func buildExpression<V: View>(_ view: V) -> TagStack { TagStack(content: [AnyView(view)]) }
    /// A tag has its border from the stack, as all of them.
    public static func buildExpression<Content: View>(_ tag: Tag<Content>) -> TagStack {
        TagStack(content: [AnyView(tag.content)])
    }
    public static func buildExpression(_ stack: TagStack) -> TagStack { stack }
    public static func buildExpression(_ tag: String) -> TagStack { TagStack(tags: [tag]) }
    public static func buildBlock(_ parts: TagStack...) -> TagStack { TagStack(content: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: TagStack?) -> TagStack { part ?? TagStack(content: []) }
    public static func buildEither(first part: TagStack) -> TagStack { part }
    public static func buildEither(second part: TagStack) -> TagStack { part }
    public static func buildArray(_ parts: [TagStack]) -> TagStack { TagStack(content: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: TagStack) -> TagStack { part }
}
