import SwiftUI

// sourcery: BaseComponent
protocol _TitleComponent {
    // sourcery: @ViewBuilder
    /// The title of an object.
    var title: AttributedString { get }
}

/// The view of Title as it is.
nonisolated public struct TitleBaseStyle: TitleStyle {
    public func makeBody(_ configuration: TitleConfiguration) -> some View { configuration.title }
}

/// The look of Title in Fiori.
nonisolated public struct TitleFioriStyle: TitleStyle, LookStyle {
    private static let look = PartLook("Title.title", .headline, .primaryLabel)

    public func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
        title.with(Self.look, readsSheets: configuration.isDirectChild(Title.identifier))
    }

    public func makeBody(_ configuration: TitleConfiguration) -> some View {
        look(of: LookContent(Title(configuration)), for: configuration)
    }
}
