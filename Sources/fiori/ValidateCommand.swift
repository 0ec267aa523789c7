import ArgumentParser
import Foundation
import IntegrationCardModel

/// `fiori validate`: checks files without drawing anything.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Check a card's manifest.",
        discussion: "The help of each command tells its exit status: fiori help validate card.",
        subcommands: [ValidateCardCommand.self])
}

/// `fiori validate card`: prints the problems of cards' manifests.
struct ValidateCardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Print all problems of the manifests of UI5 Integration Cards.",
        discussion: """
            fiori validate card cards/orders cards/people/manifest.json --strict

            A line for each problem: file, JSON pointer, severity, message, and the line and column. The exit status is
            0 without an error, 1 when there is one (with --strict also a warning), and 64 for wrong options and files \
            that cannot be read.
            """)

    @Argument(help: "Manifests, or folders that have a manifest.json.")
    var paths: [String]

    @Flag(help: "Warnings count as errors.")
    var strict = false

    @Option(help: "text, or json for one array of objects.")
    var format = Format.text

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    func run() throws {
        var problems: [(file: String, problem: ManifestProblem)] = []
        for path in paths {
            let file = try ManifestFile(path: path)
            problems += ManifestValidator().problems(in: file.data).map { (file.path, $0) }
        }
        switch format {
        case .text: for (file, problem) in problems { print(problem.text(file: file)) }
        case .json:
            print(JSONValue.array(problems.map { $0.problem.json(file: $0.file) }).jsonText(indentation: 2))
        }
        if problems.contains(where: { strict || $0.problem.severity == .error }) { throw ExitCode(1) }
    }
}
