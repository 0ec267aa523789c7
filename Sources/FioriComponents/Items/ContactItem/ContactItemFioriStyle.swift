import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The looks of ContactItem and its parts in Fiori.
nonisolated extension ContactItemFioriStyle {
    struct ContentFioriStyle: ContactItemStyle, LookStyle {
        func look(of content: LookContent, for configuration: ContactItemConfiguration) -> some View {
            content.view.cellStyleClass()
        }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let contactItemConfiguration: ContactItemConfiguration
        private static let look = PartLook("ContactItem.title", .headline, .primaryLabel, as: .cellTitle)

        func look(of content: LookContent, for configuration: TitleConfiguration) -> some View {
            content.with(Self.look).modifier(TitleLineLimit(lines: 2))
        }
    }

    struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
        let contactItemConfiguration: ContactItemConfiguration
        private static let look = PartLook("ContactItem.subtitle", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: SubtitleConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct DescriptionFioriStyle: DescriptionStyle, LookStyle {
        let contactItemConfiguration: ContactItemConfiguration
        private static let look = PartLook("ContactItem.description", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: DescriptionConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 3))
        }
    }

    struct DetailImageFioriStyle: DetailImageStyle, LookStyle {
        let contactItemConfiguration: ContactItemConfiguration
        private static let look = PartLook("ContactItem.detailImage", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: DetailImageConfiguration) -> some View {
            content.with(Self.look).modifier(PortraitShape(diameter: 45)).accessibilityHidden(true)
        }
    }

    struct ActivityItemsFioriStyle: ActivityItemsStyle, LookStyle {
        let contactItemConfiguration: ContactItemConfiguration
        private static let look = PartLook("ContactItem.activityItems", .title3, .tintColor, as: .control)

        func look(of content: LookContent, for configuration: ActivityItemsConfiguration) -> some View {
            content.with(Self.look).view.tint(.preferredColor(.tintColor))
        }
    }
}
