import SwiftUI

// sourcery: BaseComponent
protocol _AvatarsComponent {
    // sourcery: resultBuilder.name = @AvatarsBuilder, resultBuilder.backingComponent = AvatarsListStack
    /// Pictures of the people or things that belong to the object.
    var avatars: [TextOrIcon] { get }
}

/// The view of Avatars as it is.
nonisolated public struct AvatarsBaseStyle: AvatarsStyle {
    public func makeBody(_ configuration: AvatarsConfiguration) -> some View { configuration.avatars }
}

/// The look of Avatars in Fiori: none of its own.
nonisolated public struct AvatarsFioriStyle: AvatarsStyle, LookStyle {
    private static let look = PartLook("Avatars.avatars")

    public func look(of avatars: LookContent, for configuration: AvatarsConfiguration) -> some View {
        avatars.with(Self.look, readsSheets: configuration.isDirectChild(Avatars.identifier))
    }

    public func makeBody(_ configuration: AvatarsConfiguration) -> some View {
        look(of: LookContent(Avatars(configuration)), for: configuration)
    }
}
