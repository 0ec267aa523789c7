import FioriBuildingBlocks
import SwiftUI

/// The looks of ProfileHeader and its parts in Fiori.
nonisolated extension ProfileHeaderFioriStyle {
    struct ContentFioriStyle: ProfileHeaderStyle, LookStyle {
        func look(of content: LookContent, for configuration: ProfileHeaderConfiguration) -> some View {
            content.view
        }
    }

    struct DetailImageFioriStyle: DetailImageStyle, LookStyle {
        let profileHeaderConfiguration: ProfileHeaderConfiguration
        private static let look = PartLook("ProfileHeader.detailImage", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: DetailImageConfiguration) -> some View {
            content.with(Self.look).modifier(PortraitShape(diameter: 72)).accessibilityHidden(true)
        }
    }

    struct TitleFioriStyle: TitleStyle, LookStyle {
        let profileHeaderConfiguration: ProfileHeaderConfiguration
        private static let look = PartLook("ProfileHeader.title", .title3, weight: .bold, .primaryLabel)

        func look(of content: LookContent, for configuration: TitleConfiguration) -> some View {
            content.with(Self.look).modifier(TitleLineLimit(lines: 3))
        }
    }

    struct SubtitleFioriStyle: SubtitleStyle, LookStyle {
        let profileHeaderConfiguration: ProfileHeaderConfiguration
        private static let look = PartLook("ProfileHeader.subtitle", .headline, .secondaryLabel)

        func look(of content: LookContent, for configuration: SubtitleConfiguration) -> some View {
            content.with(Self.look)
        }
    }

    struct DescriptionFioriStyle: DescriptionStyle, LookStyle {
        let profileHeaderConfiguration: ProfileHeaderConfiguration
        private static let look = PartLook("ProfileHeader.description", .subheadline, .tertiaryLabel)

        func look(of content: LookContent, for configuration: DescriptionConfiguration) -> some View {
            content.with(Self.look).modifier(ObjectLineLimit(lines: 4))
        }
    }
}
