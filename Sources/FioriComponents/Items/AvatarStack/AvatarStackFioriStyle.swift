import FioriBuildingBlocks
import SwiftUI

nonisolated extension AvatarStackFioriStyle {
    struct ContentFioriStyle: AvatarStackStyle, LookStyle {
        func look(of content: LookContent, for configuration: AvatarStackConfiguration) -> some View {
            content.view.accessibilityElement(children: .combine)
        }
    }

    struct AvatarsFioriStyle: AvatarsStyle, LookStyle {
        let avatarStackConfiguration: AvatarStackConfiguration
        private static let look = PartLook("AvatarStack.avatars", nil, .tertiaryLabel)

        func look(of content: LookContent, for configuration: AvatarsConfiguration) -> some View {
            content.with(Self.look)
        }
    }

    struct AvatarsTitleFioriStyle: AvatarsTitleStyle, LookStyle {
        let avatarStackConfiguration: AvatarStackConfiguration
        private static let look = PartLook("AvatarStack.avatarsTitle", .subheadline, .secondaryLabel)

        func look(of content: LookContent, for configuration: AvatarsTitleConfiguration) -> some View {
            content.with(Self.look)
                .modifier(ObjectLineLimit(lines: 1))
        }
    }
}
