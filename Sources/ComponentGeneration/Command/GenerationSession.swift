import Foundation

/// Runs generation once, or again and again: what did not change since the last run is neither read nor parsed again.
package final class GenerationSession {
    package let settings: Settings
    private let generator: ComponentGenerator
    private let folder: OutputFolder
    private var inputs: [String: Input] = [:]
    private var views: [String: (stamp: FileState, text: SourceText)] = [:]
    /// The files that this session has written or has found up to date, by path.
    private var inPlace: [String: (stamp: FileState, file: GeneratedFile)] = [:]
    private var components: [Component] = []

    private struct Input {
        let stamp: FileState
        /// Declarations of the file; nil for a generated file, which is no input.
        let declarations: FileDeclarations?
    }

    /// The diagnostics of a run, and the changes that it requires.
    package struct Outcome {
        package let diagnostics: [Diagnostic]
        package let plan: OutputFolder.Plan
        package let fileCount: Int
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    package init(_ settings: Settings) {
        self.settings = settings
        generator = ComponentGenerator(settings.emitterOptions)
        folder = OutputFolder(settings.output)
    }

    /// Parses and compares; writes nothing. With errors in the input the plan is empty.
    package func plan() throws -> Outcome {
        let result = try generate()
        guard !result.hasErrors else {
            return Outcome(diagnostics: result.diagnostics, plan: OutputFolder.Plan(), fileCount: 0)
        }
        let files = settings.phase.map { phase in result.files.filter(phase.writes) } ?? result.files
        // A phase, or a list of components, does not know of all files, so it cannot tell which are stale.
        let plan = try folder.plan(for: files, removesStale: settings.isComplete) { isInPlace($0) }
        return Outcome(diagnostics: result.diagnostics, plan: plan, fileCount: files.count)
    }

    /// Generates, and brings the output folder up to date unless there are errors.
    package func run() throws -> Outcome {
        try folder.locked {
            if let outcome = try outcomeIfNothingChanged() { return outcome }
            let outcome = try plan()
            guard !outcome.hasErrors else { return outcome }
            for (file, stamp) in zip(outcome.plan.writes, try folder.apply(outcome.plan)) {
                inPlace[file.path] = stamp.map { ($0, file) }
            }
            if outcome.plan.isEmpty, settings.isComplete {
                RunRecord(settings)?.write(try recordedFiles(try folder.files), outcome.diagnostics)
            }
            return outcome
        }
    }

    /// The outcome of the last run if no file has changed since. Computed once only, because a longer session keeps its
    /// inputs.
    private func outcomeIfNothingChanged() throws -> Outcome? {
        guard inputs.isEmpty, settings.isComplete, let record = RunRecord(settings) else { return nil }
        let outputs = try folder.files
        return record.warnings(of: try recordedFiles(outputs)).map { warnings in
            Outcome(diagnostics: warnings, plan: OutputFolder.Plan(), fileCount: outputs.count)
        }
    }

    /// All files that a run reads, the generated ones included, so that one more or less is a difference.
    private func recordedFiles(_ outputs: [String]) throws -> [String] {
        let views = try settings.views.map { FileAccess.exists($0) ? try SourceFolders.list([$0]) : [] } ?? []
        return try SourceFolders.list(settings.sources) + ["-"] + views + ["-"] + outputs
    }

    private func generate() throws -> ComponentGenerator.Result {
        let search = TypeSearch(settings)
        let result = generator.generate(
            from: try declarations(), views: try handWrittenViews(), isStrict: settings.isStrict,
            isDeclared: search.declares)
        components = result.components
        return result
    }

    /// A component of the last run.
    func component(named name: String) -> Component? { components.first { $0.name == name } }

    private func declarations() throws -> [FileDeclarations] {
        let paths = try SourceFolders.list(settings.sources)
        let known = inputs
        let read = Parallel.map(paths.indices) { index in
            Result<Input?, any Error> {
                guard let stamp = FileState(paths[index]) else { return nil }
                if let input = known[paths[index]], input.stamp == stamp { return input }
                let source = try SourceFolders.read(paths[index])
                return Input(
                    stamp: stamp, declarations: source.isGenerated ? nil : SourceParser.declarations(in: source))
            }
        }
        var current: [String: Input] = [:]
        for (path, result) in zip(paths, read) { current[path] = try result.get() }
        inputs = current
        return paths.compactMap { current[$0]?.declarations }
    }

    private func handWrittenViews() throws -> [SourceText] {
        guard let path = settings.views, FileAccess.exists(path) else { return [] }
        return try SourceFolders.list([path]).compactMap { path in
            guard let stamp = FileState(path) else { return nil }
            if let known = views[path], known.stamp == stamp { return known.text }
            let text = try SourceFolders.read(path)
            views[path] = (stamp, text)
            return text
        }
    }

    private func isInPlace(_ file: GeneratedFile) -> Bool {
        guard let known = inPlace[file.path], known.file.content == file.content else { return false }
        return FileState(folder.path + "/" + file.path) == known.stamp
    }
}
