import SwiftUI

nonisolated public struct LeverRowBaseStyle: LeverRowStyle {
    public func makeBody(_ configuration: LeverRowConfiguration) -> some View {
        HStack(spacing: configuration.gap) {
            configuration.caption
            configuration._lever
            configuration.badges
            AnyView(configuration.cell("cell"))
        }
        .traced("row base")
    }
}

nonisolated extension LeverRowFioriStyle {
    struct ContentFioriStyle: LeverRowStyle {
        func makeBody(_ configuration: LeverRowConfiguration) -> some View {
            LeverRow(configuration).traced("row content")
        }
    }

    struct CaptionFioriStyle: CaptionStyle {
        let leverRowConfiguration: LeverRowConfiguration

        func makeBody(_ configuration: CaptionConfiguration) -> some View {
            Caption(configuration).traced(
                "row's caption, direct child: "
                    + "\(configuration.isDirectChild(leverRowConfiguration.componentIdentifier))")
        }
    }

    struct LeverFioriStyle: LeverStyle {
        let leverRowConfiguration: LeverRowConfiguration

        func makeBody(_ configuration: LeverConfiguration) -> some View { Lever(configuration) }
    }

    struct BadgesFioriStyle: BadgesStyle {
        let leverRowConfiguration: LeverRowConfiguration

        func makeBody(_ configuration: BadgesConfiguration) -> some View { Badges(configuration) }
    }
}

nonisolated public struct BoardBaseStyle: BoardStyle {
    public func makeBody(_ configuration: BoardConfiguration) -> some View {
        VStack {
            configuration.panel
            configuration._leverRow
        }
    }
}

nonisolated extension BoardFioriStyle {
    struct ContentFioriStyle: BoardStyle {
        func makeBody(_ configuration: BoardConfiguration) -> some View { Board(configuration) }
    }

    struct CaptionFioriStyle: CaptionStyle {
        let boardConfiguration: BoardConfiguration

        func makeBody(_ configuration: CaptionConfiguration) -> some View { Caption(configuration) }
    }

    struct LeverFioriStyle: LeverStyle {
        let boardConfiguration: BoardConfiguration

        func makeBody(_ configuration: LeverConfiguration) -> some View { Lever(configuration) }
    }

    struct BadgesFioriStyle: BadgesStyle {
        let boardConfiguration: BoardConfiguration

        func makeBody(_ configuration: BadgesConfiguration) -> some View { Badges(configuration) }
    }

    struct PanelFioriStyle: PanelStyle {
        let boardConfiguration: BoardConfiguration

        func makeBody(_ configuration: PanelConfiguration) -> some View { Panel(configuration) }
    }

    struct LeverRowFioriStyle: LeverRowStyle {
        let boardConfiguration: BoardConfiguration

        func makeBody(_ configuration: LeverRowConfiguration) -> some View { LeverRow(configuration) }
    }
}

nonisolated public struct FieldBaseStyle: FieldStyle {
    public func makeBody(_ configuration: FieldConfiguration) -> some View {
        VStack {
            configuration.title
            TextField("Text", text: configuration.$text)
            configuration.detail
        }
    }
}

nonisolated extension FieldFioriStyle {
    struct ContentFioriStyle: FieldStyle {
        func makeBody(_ configuration: FieldConfiguration) -> some View { Field(configuration) }
    }

    struct TitleFioriStyle: TitleStyle {
        let fieldConfiguration: FieldConfiguration

        func makeBody(_ configuration: TitleConfiguration) -> some View { Title(configuration) }
    }
}

nonisolated public struct ProcessBaseStyle: ProcessStyle {
    public func makeBody(_ configuration: ProcessConfiguration) -> some View {
        VStack {
            configuration.title
            AnyView(configuration.steps)
            configuration.alternatives
        }
    }
}

nonisolated extension ProcessFioriStyle {
    struct ContentFioriStyle: ProcessStyle {
        func makeBody(_ configuration: ProcessConfiguration) -> some View { Process(configuration) }
    }

    struct TitleFioriStyle: TitleStyle {
        let processConfiguration: ProcessConfiguration

        func makeBody(_ configuration: TitleConfiguration) -> some View { Title(configuration) }
    }
}

nonisolated struct DemoBaseStyle: DemoStyle {
    func makeBody(_ configuration: DemoConfiguration) -> some View { configuration.title }
}

nonisolated extension DemoFioriStyle {
    struct ContentFioriStyle: DemoStyle {
        func makeBody(_ configuration: DemoConfiguration) -> some View { Demo(configuration) }
    }

    struct TitleFioriStyle: TitleStyle {
        let demoConfiguration: DemoConfiguration

        func makeBody(_ configuration: TitleConfiguration) -> some View { Title(configuration) }
    }
}
