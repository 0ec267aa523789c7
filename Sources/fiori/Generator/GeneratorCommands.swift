import ArgumentParser

/// `fiori generate`: `fiori-generate` with the same options.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the public API of the declared components.",
        discussion: """
            Runs fiori-generate, and ends with its exit status. Its options: fiori generate --help
            """)

    @Argument(parsing: .captureForPassthrough, help: "The options of fiori-generate.")
    var arguments: [String] = []

    func run() throws { try GeneratorProgram().become(arguments) }
}

/// `fiori new`: `fiori-generate new` with the same options.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Declares a component and starts its body.",
        discussion: """
            Runs fiori-generate new, and ends with its exit status. Its options: fiori new --help
            """)

    @Argument(
        parsing: .captureForPassthrough, help: "The name of the component, and options.")
    var arguments: [String] = []

    func run() throws { try GeneratorProgram().become(["new"] + arguments) }
}

/// `fiori migrate`: `fiori-generate migrate` with the same options.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Carries declarations of components to a newer dialect.",
        discussion: """
            Runs fiori-generate migrate, and ends with its exit status. Its options: fiori migrate --help
            """)

    @Argument(parsing: .captureForPassthrough, help: "A folder with declarations, and options.")
    var arguments: [String] = []

    func run() throws { try GeneratorProgram().become(["migrate"] + arguments) }
}
