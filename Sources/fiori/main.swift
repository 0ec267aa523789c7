import ArgumentParser
import ComponentGeneration

struct Fiori: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Works with the components of FioriSwiftUI.", subcommands: [GenerateCommand.self])
}

Fiori.main()
