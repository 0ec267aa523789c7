import ArgumentParser
import ChartDocuments

/// `fiori schema`: prints the form of files.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of files.",
        discussion: "The exit status is 0, or 64 for wrong options.", subcommands: [ChartSchemaCommand.self])
}

/// `fiori schema chart`: prints the JSON Schema of charts.
struct ChartSchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Print the JSON Schema of the charts that `fiori render chart` draws.",
        discussion:
            "It is Docs/chart.schema.json; maintainers write it there when it changes. The exit status is 0, or 64 "
            + "for wrong options.")

    func run() { print(ChartSchema.jsonText, terminator: "") }
}
