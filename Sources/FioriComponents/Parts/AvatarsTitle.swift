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
    public func look(of avatarsTitle: LookContent, for configuration: AvatarsTitleConfiguration) -> some View { avatarsTitle.view }

    public func makeBody(_ configuration: AvatarsTitleConfiguration) -> some View {
        look(of: LookContent(AvatarsTitle(configuration)), for: configuration)
    }
}
