import ArgumentParser
import Foundation

/// `fiori-generate`, and `fiori generate`: writes the public API of the declared components.
public struct GenerateCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the public API of the declared components.",
        discussion: """
            A component is declared as an annotated protocol:

              // sourcery: generated_component
              public protocol PersonDetailItemModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

            From that come the type PersonDetailItem with its initialisers, the component protocols, the environment \
            values with their view functions, and a body to start from. All problems of a run are reported at once, \
            and nothing is written unless there is none. Docs/ComponentGeneration.md lists all tags.

            Without options everything comes from fiori.yml at the root of the package:

              fiori-generate                     generate what is stale
              fiori-generate --check             exit with 1 if anything is stale (for continuous integration)
              fiori-generate --watch             generate whenever a declaration is saved
              fiori-generate --phase two         write what phase two of the original wrote

            The exit status is 0 when the generated files are up to date, 1 when a declaration has an error, a file \
            cannot be read or written, or (with --check) anything is stale, and 64 for wrong options.
            """)

    @OptionGroup var options: SettingsOptions

    @Option(
        help: ArgumentHelp(
            "Write only what one phase of the original wrote.",
            discussion: "pre, main, post (classic dialect); one, two, three, four (current dialect)."))
    var phase: Phase?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Write only these components of the styleable dialect. (default: all)",
            discussion: "By their names or those of their protocols. Other generated files stay as they are."))
    var components: [String] = []

    @Flag(help: "Write nothing; list what is stale, and exit with 1 if anything is.")
    var check = false

    @Flag(help: "Write nothing; list what would be written and removed.")
    var dryRun = false

    @Flag(help: "Stay, and generate again whenever a declaration or a body is saved.")
    var watch = false

    @Option(help: "How problems are printed: text, as compilers do, or json, for editors.")
    var diagnostics: DiagnosticFormat = .text

    public init() {}

    public func validate() throws {
        if watch, check || dryRun { throw ValidationError("'--watch' writes: leave out '--check' and '--dry-run'.") }
    }

    public func run() throws { try diagnostics.reporting(generate) }

    private func generate() throws {
        let targets = try resolvedTargets()
        if watch { try WatchLoop(targets, diagnostics).run() }
        var outcomes: [(outcome: GenerationSession.Outcome, settings: Settings)] = []
        for settings in targets {
            let session = GenerationSession(settings)
            outcomes.append((check || dryRun ? try session.plan() : try session.run(), settings))
        }
        diagnostics.print(outcomes.flatMap(\.outcome.diagnostics))
        for (outcome, settings) in outcomes where !outcome.hasErrors {
            report(outcome, settings, isOneOfMany: targets.count > 1)
        }
        if outcomes.contains(where: \.outcome.hasErrors) { throw ExitCode.failure }
        if check, outcomes.contains(where: { !$0.outcome.plan.isEmpty }) { throw ExitCode.failure }
    }

    /// The settings of each target that is generated.
    func resolvedTargets() throws -> [Settings] {
        var targets = try options.targets()
        // A phase or a list of components is of one dialect.
        let needed = phase?.dialect ?? (components.isEmpty ? nil : .styleable)
        if let needed, targets.contains(where: { $0.dialect == needed }) {
            targets.removeAll { $0.dialect != needed }
        } else if needed != nil {
            targets.removeLast(targets.count - 1)
        }
        return try targets.map(resolved)
    }

    private func resolved(_ settings: Settings) throws -> Settings {
        var settings = settings
        if let phase {
            if let dialect = options.dialect, dialect != phase.dialect {
                throw ValidationError("Phase '\(phase.rawValue)' belongs to the \(phase.dialect.rawValue) dialect.")
            }
            settings.dialect = phase.dialect
            settings.phase = phase
        }
        if !components.isEmpty { settings.components = components }
        guard settings.components.isEmpty || settings.dialect == .styleable else {
            throw ValidationError("A list of components belongs to the styleable dialect: add '--dialect styleable'.")
        }
        return settings
    }

    private func report(_ outcome: GenerationSession.Outcome, _ settings: Settings, isOneOfMany: Bool) {
        guard diagnostics == .text else { return }
        let plan = outcome.plan
        if check || dryRun {
            for file in plan.writes {
                let verb = check ? (plan.missing.contains(file.path) ? "missing" : "stale") : "would write"
                print("\(verb): \(FileAccess.displayed(settings.output))/\(file.path)")
            }
            for removal in plan.removals {
                print("\(check ? "left over" : "would remove"): \(FileAccess.displayed(settings.output))/\(removal)")
            }
            if check, !plan.isEmpty { print("run fiori-generate to bring the generated files up to date") }
        } else {
            let place = isOneOfMany ? "\(FileAccess.displayed(settings.output)): " : ""
            print("\(place)\(outcome.fileCount) generated files", terminator: ", ")
            print("\(plan.writes.count) written, \(plan.removals.count) removed")
        }
    }
}
