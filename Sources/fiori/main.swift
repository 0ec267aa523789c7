import ArgumentParser
import ToolBasics

#if os(Linux)
    import CHeap
#endif

/// `fiori`: the commands around the components, for app developers and maintainers.
struct Fiori: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fiori", abstract: "Work with the components of FioriSwiftUI.",
        discussion: """
            The exit status of a command is 0 when it has done what it says, and 64 for wrong options. Where a command \
            can fail in another way, its help says so: fiori help render card.

            Shell completion: fiori --generate-completion-script bash (or zsh, fish).
            """,
        version: ToolVersion.current, subcommands: subcommands)

    private static var subcommands: [any ParsableCommand.Type] {
        #if os(Linux)
            [
                GenerateCommand.self, NewCommand.self, MigrateCommand.self, ComponentsCommand.self, RenderCommand.self,
                GalleryCommand.self,
                DocumentationCommand.self, ValidateCommand.self, ResolveCommand.self, SchemaCommand.self,
                ServeCommand.self,
            ]
        #else
            [
                GenerateCommand.self, NewCommand.self, MigrateCommand.self, ValidateCommand.self, ResolveCommand.self,
                SchemaCommand.self,
            ]
        #endif
    }
}

extension ParsableCommand {
    /// Answers the name of a subcommand that does not exist with the nearest one.
    static func checkSubcommand(of arguments: ArraySlice<String>) {
        let subcommands = configuration.subcommands
        guard !subcommands.isEmpty, let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return }
        if let subcommand = subcommands.first(where: { $0.configuration.commandName == name }) {
            return subcommand.checkSubcommand(of: arguments.dropFirst())
        }
        let known = subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
        exit(
            withError: ValidationError(
                "there is no command '\(name)'" + Spelling.suggestion(for: name, among: known)
                    + "; there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"))
    }
}

extension Fiori {
    /// Runs the chart command without a look at the tree of commands, which takes as long as a chart; false where the
    /// arguments are not those of a chart, or wrong: the tree answers then.
    static func runChart(_ arguments: ArraySlice<String>) -> Bool {
        #if os(Linux)
            guard arguments.starts(with: ["render", "chart"]),
                let command = try? RenderChartCommand.parse(Array(arguments.dropFirst(2)))
            else { return false }
            cheap_prepare_short_run()
            do { try command.run() } catch { exit(withError: error) }
            return true
        #else
            return false
        #endif
    }
}

if !Fiori.runChart(CommandLine.arguments.dropFirst()) {
    var arguments = CommandLine.arguments.dropFirst()
    // An option of `render` itself would be one of all its commands.
    if arguments.starts(with: ["render", "--stream"]) { arguments[arguments.startIndex + 1] = "stream" }
    Fiori.checkSubcommand(of: arguments)
    Fiori.main(Array(arguments))
}
