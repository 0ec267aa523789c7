import FioriBuildingBlocks
import SwiftUI

/// The looks of ActivityItem and its parts in Fiori.
nonisolated extension ActivityItemFioriStyle {
    struct ContentFioriStyle: ActivityItemStyle, LookStyle {
        func look(of content: LookContent, for configuration: ActivityItemConfiguration) -> some View { content.view }
    }

    struct IconFioriStyle: IconStyle, LookStyle {
        let activityItemConfiguration: ActivityItemConfiguration
        private static let look = PartLook("ActivityItem.icon", .title3, .tintColor, as: .control)

        func look(of content: LookContent, for configuration: IconConfiguration) -> some View {
            content.with(Self.look)
        }
    }

    struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
        let activityItemConfiguration: ActivityItemConfiguration
        private static let look = PartLook("ActivityItem.subtitle", .footnote, .tintColor2)

        func look(of content: LookContent, for configuration: SubtitleConfiguration) -> some View {
            content.with(Self.look)
        }
    }
}
