import SwiftUI

/// Pictures of people or things, which overlap.
nonisolated public struct AvatarsListStack: View, _ViewEmptyChecking {
    let views: [any View]

    /// - Parameter avatars: The pictures.
    public init(_ avatars: [TextOrIcon]) { views = avatars.map { TextOrIconView($0) } }

    init(views: [any View]) { self.views = views }

    @MainActor public var body: some View {
        HStack(spacing: -1) {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]).frame(width: 16, height: 16) }
        }
    }

    public var isEmpty: Bool { views.isEmpty }
}

/// Collects the pictures of a ``AvatarsListStack``.
@resultBuilder
nonisolated public enum AvatarsBuilder {
    public static func buildExpression(_ view: some View) -> AvatarsListStack { AvatarsListStack(views: [view]) }
    public static func buildExpression(_ stack: AvatarsListStack) -> AvatarsListStack { stack }
    public static func buildExpression(_ item: TextOrIcon) -> AvatarsListStack { AvatarsListStack([item]) }
    public static func buildBlock(_ parts: AvatarsListStack...) -> AvatarsListStack { AvatarsListStack(views: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: AvatarsListStack?) -> AvatarsListStack { part ?? AvatarsListStack(views: []) }
    public static func buildEither(first part: AvatarsListStack) -> AvatarsListStack { part }
    public static func buildEither(second part: AvatarsListStack) -> AvatarsListStack { part }
    public static func buildArray(_ parts: [AvatarsListStack]) -> AvatarsListStack { AvatarsListStack(views: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: AvatarsListStack) -> AvatarsListStack { part }
}
