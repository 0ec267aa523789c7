#if os(Linux)
    import ArgumentParser

    /// `fiori render`: pictures of single things.
    struct RenderCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "render", abstract: "Draw a component, a chart or cards.",
            discussion: "The help of each command tells its exit status: fiori help render card.",
            subcommands: [
                RenderComponentCommand.self, RenderChartCommand.self, RenderCardCommand.self, RenderCardsCommand.self,
                RenderStreamCommand.self,
            ])
    }
#endif
