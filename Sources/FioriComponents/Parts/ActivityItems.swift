import FioriBuildingBlocks
import SwiftUI

// sourcery: BaseComponent
protocol _ActivityItemsComponent {
    // sourcery: resultBuilder.name = @ActivityItemsBuilder, resultBuilder.backingComponent = ActivityItemsListStack
    /// Ways to reach a person or to act on the object.
    var activityItems: [ActivityItemDataType] { get }
}

/// The view of ActivityItems as it is.
nonisolated public struct ActivityItemsBaseStyle: ActivityItemsStyle {
    public func makeBody(_ configuration: ActivityItemsConfiguration) -> some View { configuration.activityItems }
}

/// The look of ActivityItems in Fiori.
nonisolated public struct ActivityItemsFioriStyle: ActivityItemsStyle, LookStyle {
    private static let look = PartLook("ActivityItems.activityItems", .title3, .tintColor, as: .control)

    public func look(of activityItems: LookContent, for configuration: ActivityItemsConfiguration) -> some View {
        activityItems.with(Self.look, readsSheets: configuration.isDirectChild(ActivityItems.identifier))
    }

    public func makeBody(_ configuration: ActivityItemsConfiguration) -> some View {
        look(of: LookContent(ActivityItems(configuration)), for: configuration)
    }
}
