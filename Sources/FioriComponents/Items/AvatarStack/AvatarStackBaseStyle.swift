import SwiftUI

/// Layout of pictures with their text.
nonisolated public struct AvatarStackBaseStyle: AvatarStackStyle {
    public func makeBody(_ configuration: AvatarStackConfiguration) -> some View {
        AvatarStackLayout(configuration: configuration)
    }
}

private struct AvatarStackLayout: View {
    let configuration: AvatarStackConfiguration
    @Environment(\.avatarsTitlePosition) private var position
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        switch (position, dynamicTypeSize.isAccessibilitySize) {
        case (.leading, false):
            HStack(spacing: 4) {
                title
                avatars
            }
        case (.trailing, false):
            HStack(spacing: 4) {
                avatars
                title
            }
        case (.leading, true), (.top, _):
            VStack(alignment: .leading, spacing: 4) {
                title
                avatars
            }
        case (.trailing, true), (.bottom, _):
            VStack(alignment: .leading, spacing: 4) {
                avatars
                title
            }
        }
    }

    /// The text says whom the pictures show.
    @ViewBuilder private var avatars: some View {
        if !configuration.avatars.isEmpty {
            configuration.avatars.environment(\.hidesCollectedPictures, !configuration.avatarsTitle.isEmpty)
        }
    }

    @ViewBuilder private var title: some View {
        if !configuration.avatarsTitle.isEmpty { configuration.avatarsTitle }
    }
}
