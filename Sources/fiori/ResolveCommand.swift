import ArgumentParser
import Foundation
import IntegrationCardModel

/// `fiori resolve`: evaluates files without drawing anything.
struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Resolve a card to plain values.",
        discussion: "The help of each command tells its exit status: fiori help resolve card.",
        subcommands: [ResolveCardCommand.self])
}

/// `fiori resolve card`: prints a card with all parameters, texts, data and bindings applied.
struct ResolveCardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Print a UI5 Integration Card with all its bindings evaluated, as JSON.",
        discussion: """
            fiori resolve card cards/orders --parameters country=FR --locale de

            header, content and footer have the properties of the manifest with their values; a message takes the place \
            of content that has failed or is empty. The faults are in "diagnostics", and on the error output with their \
            places. The exit status is 0 without an error among them, 1 with one or when the manifest is no JSON, and 64 \
            for wrong options.
            """)

    @Argument(help: ArgumentHelp(CardPlace.help))
    var card: String

    @OptionGroup var files: CardFiles
    @OptionGroup var circumstances: CardCircumstances

    @Option(help: "The language and region, such as de or en-GB.")
    var locale = "en"

    func run() throws {
        let place = try CardPlace(card)
        let content = try place.content(files, circumstances.addresses)
        let document = try document(content.data, name: place.name)
        let manifest = document.value
        try circumstances.checkParameters(of: manifest)
        let resolved = ResolvedCardText(
            document, content, circumstances, locale: Locale(identifier: locale),
            mode: circumstances.dataMode ?? place.mode)
        print(resolved.json.jsonText(indentation: 2))
        let positions = document.positions(of: resolved.diagnostics.map(\.pointer))
        for diagnostic in resolved.diagnostics {
            let position = (positions[diagnostic.pointer]?.value).map { " (\($0.line):\($0.column))" } ?? ""
            ErrorOutput.line("\(place.name):\(diagnostic)\(position)")
        }
        if resolved.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }

    private func document(_ data: Data, name: String) throws -> JSONDocument {
        let result: Result<JSONDocument, JSONParseError>
        do throws(JSONParseError) {
            result = .success(try JSONDocument(data, limits: ManifestLimits().json))
        } catch { result = .failure(error) }
        switch result {
        case .success(let document): return document
        case .failure(let error):
            ErrorOutput.line("\(name):\(error.position.line):\(error.position.column): error: \(error)")
            throw ExitCode(1)
        }
    }
}
