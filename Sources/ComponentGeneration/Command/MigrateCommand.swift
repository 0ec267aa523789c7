import ArgumentParser
import Foundation

/// `fiori migrate DIR --to styleable`: carries declarations to a newer dialect.
public struct MigrateCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Carries declarations to a newer dialect.",
        discussion: """
            Shows what would change, as a diff, and lists what a person has to decide, each with its place and the \
            reason. With --write the files are changed. Text that is no declaration of a component stays.

              fiori migrate Sources/MyComponents --to styleable
              fiori migrate Sources/MyComponents --to styleable --write

            The exit status is 0 when all declarations were carried over, 1 when a file has an error or cannot be read \
            or written, and 64 for wrong options.
            """)

    @Argument(help: "A folder or a file with declarations.", completion: .directory)
    var folder: String

    @Option(help: "The dialect to write: current or styleable.")
    var to: Dialect

    @Option(help: "The dialect of the declarations. (default: by their form)")
    var from: Dialect?

    @Flag(help: "Change the files.")
    var write = false

    public init() {}

    public func validate() throws {
        if to == .classic { throw ValidationError("Nothing is carried back to the classic dialect.") }
    }

    public func run() throws { try DiagnosticFormat.text.reporting(migrate) }

    private func migrate() throws {
        let paths = try SourceFolders.list([folder])
        let sources = try paths.map { try SourceFolders.read($0) }
        let input = zip(paths, sources).filter { !$1.isGenerated }
        let from = from ?? Migration.dialect(of: input.map(\.1))
        guard from != to, from != .styleable else {
            throw ValidationError("The declarations are of the \(from.rawValue) dialect already.")
        }
        let files = Migration(from: from, to: to).files(input.map(\.1))
        let decisions = files.flatMap(\.decisions)
        let hasErrors = decisions.hasErrors
        if !hasErrors {
            for (path, file) in zip(input.map(\.0), files) where !file.edits.isEmpty {
                if write {
                    try replace(path, by: file.text)
                    print("written: \(file.source.path)")
                } else {
                    print(file.diff)
                }
            }
        }
        DiagnosticFormat.text.print(decisions)
        if hasErrors { throw ExitCode.failure }
        let count = files.reduce(0) { $0 + $1.edits.count }
        print(
            "\(count) declarations, \(decisions.count) decisions for a person" + (write ? "" : "; nothing was written"))
    }

    private func replace(_ path: String, by text: String) throws {
        let folder = path.contains("/") ? path.parentFolder + "/" : ""
        let beside = folder + ".\(path.lastPathComponent).\(getpid()).fiori-generate-tmp"
        try FileAccess.create(beside, text, for: path)
        guard rename(beside, path) == 0 else { throw OutputError(path, "cannot be replaced", errno) }
    }
}
