import FioriComponents
import SwiftUI

/// A row for a player.
// sourcery: CompositeComponent
protocol _PlayerRowComponent: _TitleComponent, _RankComponent {
    // sourcery: defaultValue = 8
    /// The space between name and rank, in points.
    var spacing: CGFloat { get }
}

/// The layout of a player: the rank at the end of the row.
nonisolated public struct PlayerRowBaseStyle: PlayerRowStyle {
    @MainActor public func makeBody(_ configuration: PlayerRowConfiguration) -> some View {
        HStack(spacing: configuration.spacing) {
            configuration.title
            Spacer()
            configuration.rank
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .combine)
    }
}

nonisolated extension PlayerRowFioriStyle {
    struct ContentFioriStyle: PlayerRowStyle {
        @MainActor func makeBody(_ configuration: PlayerRowConfiguration) -> some View { PlayerRow(configuration) }
    }

    struct TitleFioriStyle: TitleStyle {
        let playerRowConfiguration: PlayerRowConfiguration

        @MainActor func makeBody(_ configuration: TitleConfiguration) -> some View { Title(configuration) }
    }

    struct RankFioriStyle: RankStyle {
        let playerRowConfiguration: PlayerRowConfiguration

        @MainActor func makeBody(_ configuration: RankConfiguration) -> some View { Rank(configuration) }
    }
}

/// A page of this module and of FioriComponents.
nonisolated public struct PlayersPage: View {
    public init() {}

    @MainActor public var body: some View {
        VStack {
            SectionHeader(title: "Players")
            PlayerRow(title: "Ann", rank: "1")
            PlayerRow(title: "Ben")
                .titleStyle { $0.title.accessibilityIdentifier("own title") }
        }
        .titleStyle(.fiori)
    }
}
