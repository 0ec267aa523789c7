import FioriComponents
import SwiftUI

// FioriComponents has a part of the first name, too: this module means its own.

// sourcery: BaseComponent
protocol _TitleComponent {
    // sourcery: @ViewBuilder
    /// The name of a player.
    var title: AttributedString { get }
}

// sourcery: BaseComponent
protocol _RankComponent {
    // sourcery: @ViewBuilder
    /// The place of a player in a list.
    var rank: AttributedString? { get }
}

/// The title itself.
nonisolated public struct TitleBaseStyle: TitleStyle {
    public func makeBody(_ configuration: TitleConfiguration) -> some View { configuration.title }
}

/// The look of titles.
nonisolated public struct TitleFioriStyle: TitleStyle, LookStyle {
    public func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
        title.view.font(.fiori(forTextStyle: .headline))
    }

    public func makeBody(_ configuration: TitleConfiguration) -> some View {
        look(of: LookContent(Title(configuration)), for: configuration)
    }
}

/// The rank itself.
nonisolated public struct RankBaseStyle: RankStyle {
    public func makeBody(_ configuration: RankConfiguration) -> some View { configuration.rank }
}

/// The look of ranks.
nonisolated public struct RankFioriStyle: RankStyle, LookStyle {
    public func look(of rank: LookContent, for configuration: RankConfiguration) -> some View {
        rank.view.font(.fiori(forTextStyle: .title3)).foregroundStyle(.preferredColor(.tintColor))
    }

    public func makeBody(_ configuration: RankConfiguration) -> some View {
        look(of: LookContent(Rank(configuration)), for: configuration)
    }
}
