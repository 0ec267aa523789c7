import FioriBuildingBlocks
import SwiftUI

/// The looks of LabelItem and its parts in Fiori.
nonisolated extension LabelItemFioriStyle {
    struct ContentFioriStyle: LabelItemStyle, LookStyle {
        func look(of item: LookContent, for configuration: LabelItemConfiguration) -> some View { item.view }
    }

    struct IconFioriStyle: IconStyle, LookStyle {
        let labelItemConfiguration: LabelItemConfiguration
        private static let look = PartLook("LabelItem.icon", .subheadline, .tertiaryLabel)

        func look(of icon: LookContent, for configuration: IconConfiguration) -> some View { icon.with(Self.look) }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let labelItemConfiguration: LabelItemConfiguration
        private static let look = PartLook("LabelItem.title", .subheadline, .tertiaryLabel)

        func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
            title.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }
}
