import ArgumentParser
import ComponentGeneration
import ToolBasics

/// The generator as a program of its own: it builds without any of the components it writes.
struct FioriGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fiori-generate", abstract: GenerateCommand.configuration.abstract,
        discussion: GenerateCommand.configuration.discussion, version: ToolVersion.current,
        subcommands: [NewCommand.self, MigrateCommand.self, DeclaredComponentsCommand.self, StampCommand.self])

    @OptionGroup var generate: GenerateCommand

    func run() throws { try generate.run() }
}

FioriGenerate.main()
