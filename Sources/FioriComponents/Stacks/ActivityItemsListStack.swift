import FioriBuildingBlocks
import SwiftUI

/// Buttons of activities beside each other.
nonisolated public struct ActivityItemsListStack: View, _ViewEmptyChecking {
    let views: [any View]

    /// - Parameter items: The activities.
    public init(_ items: [ActivityItemDataType]) { views = items.map { ActivityButton(item: $0, didSelect: nil) } }

    init(views: [any View]) { self.views = views }

    @MainActor public var body: some View {
        HStack {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
        }
    }

    public var isEmpty: Bool { views.isEmpty }
}

/// Collects the activities of a ``ActivityItemsListStack``.
@resultBuilder
nonisolated public enum ActivityItemsBuilder {
    public static func buildExpression(_ view: some View) -> ActivityItemsListStack { ActivityItemsListStack(views: [view]) }
    public static func buildExpression(_ stack: ActivityItemsListStack) -> ActivityItemsListStack { stack }
    public static func buildExpression(_ item: ActivityItemDataType) -> ActivityItemsListStack { ActivityItemsListStack([item]) }
    public static func buildBlock(_ parts: ActivityItemsListStack...) -> ActivityItemsListStack { ActivityItemsListStack(views: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: ActivityItemsListStack?) -> ActivityItemsListStack { part ?? ActivityItemsListStack(views: []) }
    public static func buildEither(first part: ActivityItemsListStack) -> ActivityItemsListStack { part }
    public static func buildEither(second part: ActivityItemsListStack) -> ActivityItemsListStack { part }
    public static func buildArray(_ parts: [ActivityItemsListStack]) -> ActivityItemsListStack { ActivityItemsListStack(views: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: ActivityItemsListStack) -> ActivityItemsListStack { part }
}
