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

        func look(of content: LookContent, for configuration: AvatarsConfiguration) -> some View { content.view }
    }

    struct AvatarsTitleFioriStyle: AvatarsTitleStyle, LookStyle {
        let avatarStackConfiguration: AvatarStackConfiguration

        func look(of content: LookContent, for configuration: AvatarsTitleConfiguration) -> some View {
            content.with(PartLook("AvatarStack.avatarsTitle", .subheadline, .secondaryLabel))
                .modifier(ObjectLineLimit(lines: 1))
        }
    }
}
