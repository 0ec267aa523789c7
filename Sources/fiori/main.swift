import ArgumentParser
import ComponentGeneration

/// `fiori`: the commands around the components, for app developers and maintainers.
struct Fiori: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fiori", abstract: "Work with the components of FioriSwiftUI.", subcommands: subcommands)

    private static var subcommands: [any ParsableCommand.Type] {
        #if os(Linux)
            [
                GenerateCommand.self, NewCommand.self, ComponentsCommand.self, RenderCommand.self, GalleryCommand.self,
                DocumentationCommand.self,
            ]
        #else
            [GenerateCommand.self, NewCommand.self]
        #endif
    }
}

Fiori.main()
