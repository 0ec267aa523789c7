import ArgumentParser

/// `fiori-generate`, and `fiori generate`: writes the public API of the declared components.
public struct GenerateCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(commandName: "generate")

    public init() {}
}
