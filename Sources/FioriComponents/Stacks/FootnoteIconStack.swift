import SwiftUI

/// Small pictures beside each other, which overlap.
nonisolated public struct FootnoteIconStack: View, _ViewEmptyChecking {
    let views: [any View]

    /// - Parameter icons: The pictures.
    public init(_ icons: [TextOrIcon]) { views = icons.map { TextOrIconView($0) } }

    init(views: [any View]) { self.views = views }

    @MainActor public var body: some View {
        HStack(spacing: -2) {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]).frame(width: 16, height: 16) }
        }
    }

    public var isEmpty: Bool { views.isEmpty }
}

/// Collects the pictures of a ``FootnoteIconStack``.
@resultBuilder
nonisolated public enum FootnoteIconsBuilder {
    public static func buildExpression(_ view: some View) -> FootnoteIconStack { FootnoteIconStack(views: [view]) }
    public static func buildExpression(_ stack: FootnoteIconStack) -> FootnoteIconStack { stack }
    public static func buildExpression(_ item: TextOrIcon) -> FootnoteIconStack { FootnoteIconStack([item]) }
    public static func buildBlock(_ parts: FootnoteIconStack...) -> FootnoteIconStack { FootnoteIconStack(views: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: FootnoteIconStack?) -> FootnoteIconStack { part ?? FootnoteIconStack(views: []) }
    public static func buildEither(first part: FootnoteIconStack) -> FootnoteIconStack { part }
    public static func buildEither(second part: FootnoteIconStack) -> FootnoteIconStack { part }
    public static func buildArray(_ parts: [FootnoteIconStack]) -> FootnoteIconStack { FootnoteIconStack(views: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: FootnoteIconStack) -> FootnoteIconStack { part }
}
