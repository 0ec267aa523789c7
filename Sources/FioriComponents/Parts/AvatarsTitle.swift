import SwiftUI

// sourcery: BaseComponent
protocol _AvatarsTitleComponent {
    // sourcery: @ViewBuilder
    /// The text beside pictures of people.
    var avatarsTitle: AttributedString? { get }
}

/// The view of AvatarsTitle as it is.
nonisolated public struct AvatarsTitleBaseStyle: AvatarsTitleStyle {
    public func makeBody(_ configuration: AvatarsTitleConfiguration) -> some View { configuration.avatarsTitle }
}

/// The look of AvatarsTitle in Fiori: none of its own.
nonisolated public struct AvatarsTitleFioriStyle: AvatarsTitleStyle, LookStyle {
    private static let look = PartLook("AvatarsTitle.avatarsTitle")

    public func look(of avatarsTitle: LookContent, for configuration: AvatarsTitleConfiguration) -> some View {
        avatarsTitle.with(Self.look, readsSheets: configuration.isDirectChild(AvatarsTitle.identifier))
    }

    public func makeBody(_ configuration: AvatarsTitleConfiguration) -> some View {
        look(of: LookContent(AvatarsTitle(configuration)), for: configuration)
    }
}
