import FioriBuildingBlocks
import SwiftUI

/// The looks of ObjectHeader and its parts in Fiori.
nonisolated extension ObjectHeaderFioriStyle {
    struct ContentFioriStyle: ObjectHeaderStyle, LookStyle {
        func look(of content: LookContent, for configuration: ObjectHeaderConfiguration) -> some View {
            content.view.modifier(SeparatedHeader())
        }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.title", .title3, .primaryLabel)

        func look(of content: LookContent, for configuration: TitleConfiguration) -> some View {
            content.with(Self.look).modifier(TitleLineLimit(lines: 3))
        }
    }

    struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.subtitle", .body, .primaryLabel)

        func look(of content: LookContent, for configuration: SubtitleConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 2))
        }
    }

    struct TagsFioriStyle: TagsStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.tags")

        func look(of content: LookContent, for configuration: TagsConfiguration) -> some View {
            content.view.tagStyle(TagSheetStyle(look: Self.look))
        }
    }

    struct BodyTextFioriStyle: BodyTextStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.bodyText", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: BodyTextConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 2))
        }
    }

    struct FootnoteFioriStyle: FootnoteStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.footnote", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: FootnoteConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 1))
        }
    }

    struct DescriptionTextFioriStyle: DescriptionTextStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.descriptionText", .subheadline, .primaryLabel)

        func look(of content: LookContent, for configuration: DescriptionTextConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 4))
        }
    }

    struct StatusFioriStyle: StatusStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.status", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: StatusConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 2))
        }
    }

    struct SubstatusFioriStyle: SubstatusStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.substatus", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: SubstatusConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 2))
        }
    }

    struct DetailImageFioriStyle: DetailImageStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.detailImage", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: DetailImageConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectImageShape(side: 70, radius: 6)).accessibilityHidden(true)
        }
    }

    struct DetailContentFioriStyle: DetailContentStyle, LookStyle {
        let objectHeaderConfiguration: ObjectHeaderConfiguration
        private static let look = PartLook("ObjectHeader.detailContent")

        func look(of content: LookContent, for configuration: DetailContentConfiguration) -> some View {
            content.with(Self.look)
        }
    }
}
