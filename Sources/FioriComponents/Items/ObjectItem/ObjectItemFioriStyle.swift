import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The looks of ObjectItem and its parts in Fiori.
nonisolated extension ObjectItemFioriStyle {
    struct ContentFioriStyle: ObjectItemStyle, LookStyle {
        func look(of content: LookContent, for configuration: ObjectItemConfiguration) -> some View {
            content.view.cellStyleClass()
        }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook(
            "ObjectItem.title", .headline, weight: .semibold, .primaryLabel, as: .cellTitle)

        func look(of content: LookContent, for configuration: TitleConfiguration) -> some View {
            content.with(Self.look).modifier(TitleLineLimit(lines: 2))
        }
    }

    struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.subtitle", .body, .secondaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: SubtitleConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct FootnoteFioriStyle: FootnoteStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.footnote", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: FootnoteConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct DescriptionFioriStyle: DescriptionStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.description", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: DescriptionConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 3))
        }
    }

    struct StatusFioriStyle: StatusStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.status", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: StatusConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct SubstatusFioriStyle: SubstatusStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.substatus", .subheadline, .tertiaryLabel, as: .cellDetail)

        func look(of content: LookContent, for configuration: SubstatusConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct DetailImageFioriStyle: DetailImageStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.detailImage", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: DetailImageConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectImageShape(side: 45)).accessibilityHidden(true)
        }
    }

    struct IconsFioriStyle: IconsStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.icons", .footnote, .tertiaryLabel)

        func look(of content: LookContent, for configuration: IconsConfiguration) -> some View {
            content.with(Self.look)
        }
    }

    struct AvatarsFioriStyle: AvatarsStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.avatars", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: AvatarsConfiguration) -> some View {
            content.with(Self.look)
                .transformEnvironment(\.avatarSize) { $0 = $0 ?? CGSize(width: 30, height: 30) }
                .environment(\.hidesCollectedPictures, true)
        }
    }

    struct FootnoteIconsFioriStyle: FootnoteIconsStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.footnoteIcons", .footnote, .tertiaryLabel)

        func look(of content: LookContent, for configuration: FootnoteIconsConfiguration) -> some View {
            content.with(Self.look)
        }
    }

    struct FootnoteIconsTextFioriStyle: FootnoteIconsTextStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.footnoteIconsText", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: FootnoteIconsTextConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct TagsFioriStyle: TagsStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.tags")

        func look(of content: LookContent, for configuration: TagsConfiguration) -> some View {
            content.view.tagStyle(TagSheetStyle(look: Self.look))
        }
    }

    struct ActionFioriStyle: ActionStyle, LookStyle {
        let objectItemConfiguration: ObjectItemConfiguration
        private static let look = PartLook("ObjectItem.action")

        func look(of content: LookContent, for configuration: ActionConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 2))
        }
    }
}
