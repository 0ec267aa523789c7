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

            A line for each problem: file, JSON pointer, severity, message, and the line and column; then what a card needs \
            of its host, such as formatters and destinations. The exit status is 0 without an error, 1 when there is one (with --strict also a warning), and 64 for wrong options and files \
            that cannot be read.
            """)

    @Argument(help: "Manifests, folders that have a manifest.json, https addresses, or - for standard input.")
    var cards: [String]

    @OptionGroup var files: CardFiles

    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "A server that manifests may be loaded from although its address is not public; may be repeated.",
            valueName: "name:port"))
    var allowedHosts: [String] = []

    @Flag(help: "Warnings count as errors.")
    var strict = false

    @Option(help: "text, or json for one array of objects; those of needs have the severity need, and their names.")
    var format = Format.text

    enum Format: String, WordArgument { case text, json }

    func run() throws {
        var addresses = AddressPolicy()
        addresses.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        var problems: [(file: String, problem: ManifestProblem)] = []
        var needs: [(file: String, needs: CardRequirements)] = []
        for card in cards {
            let place = try CardPlace(card)
            let data = try place.content(files, addresses).data
            problems += ManifestValidator().problems(in: data).map { (place.name, $0) }
            if let manifest = try? JSONParser(limits: ManifestLimits().json).parse(data) {
                needs.append((place.name, CardRequirements(of: manifest)))
            }
        }
        switch format {
        case .text:
            for (file, problem) in problems { print(problem.text(file: file)) }
            for (file, needs) in needs {
                for line in needs.lines { print("\(file): needs \(line)".withVisibleControls) }
            }
        case .json:
            let found = problems.map { $0.problem.json(file: $0.file) }
            let needed = needs.flatMap { $0.needs.json(file: $0.file) }
            print(JSONValue.array(found + needed).jsonText(indentation: 2))
        }
        if problems.contains(where: { strict || $0.problem.severity == .error }) { throw ExitCode(1) }
    }
}
