import SwiftUI

nonisolated public struct CaptionBaseStyle: CaptionStyle {
    @ViewBuilder
    public func makeBody(_ configuration: CaptionConfiguration) -> some View { configuration.caption }
}

nonisolated public struct CaptionFioriStyle: CaptionStyle {
    public func makeBody(_ configuration: CaptionConfiguration) -> some View {
        Caption(configuration).traced("caption fiori")
    }
}

nonisolated public struct BadgesBaseStyle: BadgesStyle {
    @ViewBuilder
    public func makeBody(_ configuration: BadgesConfiguration) -> some View { configuration.badges }
}

nonisolated public struct BadgesFioriStyle: BadgesStyle {
    public func makeBody(_ configuration: BadgesConfiguration) -> some View { Badges(configuration) }
}

nonisolated public struct LeverBaseStyle: LeverStyle {
    @ViewBuilder
    public func makeBody(_ configuration: LeverConfiguration) -> some View {
        Toggle("Lever", isOn: configuration.$isDown)
    }
}

nonisolated public struct LeverFioriStyle: LeverStyle {
    public func makeBody(_ configuration: LeverConfiguration) -> some View { Lever(configuration) }
}

nonisolated public struct PanelBaseStyle: PanelStyle {
    @ViewBuilder
    public func makeBody(_ configuration: PanelConfiguration) -> some View { configuration.panel }
}

nonisolated public struct PanelFioriStyle: PanelStyle {
    public func makeBody(_ configuration: PanelConfiguration) -> some View { Panel(configuration) }
}

nonisolated public struct TitleBaseStyle: TitleStyle {
    @ViewBuilder
    public func makeBody(_ configuration: TitleConfiguration) -> some View { configuration.title }
}

nonisolated public struct TitleFioriStyle: TitleStyle {
    public func makeBody(_ configuration: TitleConfiguration) -> some View { Title(configuration) }
}
