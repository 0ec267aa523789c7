import ComponentGeneration
import Foundation
import SwiftParser

/// Times generation against what cannot be avoided: parsing the input, reading or writing the files.
struct GenerationBenchmark {
    let folder: String
    let settings: Settings
    let inputs: [String]

    init(models: Int, in root: String) throws {
        let folder = root + "/\(models) models"
        self.folder = folder
        var settings = Settings()
        settings.sources = [folder + "/in"]
        settings.output = folder + "/out"
        settings.views = nil
        // The seeds' form has a fourth file for each model: about 400 files for 100 models.
        settings.initializers = .conditional
        self.settings = settings
        try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
        // A package has a build folder, in which a run may keep a record.
        try "".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        let sample = SampleDeclarations(models: models, properties: 60)
        for file in sample.files {
            try file.text.write(toFile: folder + "/in/" + file.name, atomically: true, encoding: .utf8)
        }
        inputs = sample.files.map { folder + "/in/" + $0.name }
    }

    private func removeOutput() throws {
        if FileManager.default.fileExists(atPath: settings.output) {
            try FileManager.default.removeItem(atPath: settings.output)
        }
    }

    private func generate() throws {
        let outcome = try GenerationSession(settings).run()
        precondition(!outcome.hasErrors, outcome.diagnostics.map(\.formatted).joined(separator: "\n"))
    }

    /// A run without existing output, which writes every file.
    func cold() throws -> Double { try milliseconds(runs: 3, prepare: removeOutput, generate) }

    /// The same, and writing the same files, by turns: both meet the same weather.
    func coldAndWriting() throws -> (cold: Double, writing: Double) {
        var fastest = (cold: Double.infinity, writing: Double.infinity)
        for _ in 0..<9 {
            fastest.cold = min(fastest.cold, try milliseconds(runs: 1, prepare: removeOutput, generate))
            fastest.writing = min(fastest.writing, try writing())
        }
        return fastest
    }

    /// The processor time of a run without existing output; time of other processes is not included.
    func processorTime() throws -> Double {
        try removeOutput()
        let start = clock()
        try generate()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000
    }

    /// A run without changes.
    func unchanged() throws -> Double {
        try generate()
        // Files that were written a moment ago are not trusted to be unchanged.
        Thread.sleep(forTimeInterval: 0.2)
        try generate()
        return try milliseconds(generate)
    }

    /// A run without changes and without a record: everything is generated and compared.
    func compared() throws -> Double {
        try generate()
        return try milliseconds(prepare: {}) {
            let outcome = try GenerationSession(settings).plan()
            precondition(outcome.plan.isEmpty)
        }
    }

    /// A cycle of `--watch` after one model was edited.
    func watchCycle() throws -> Double {
        let session = GenerationSession(settings)
        _ = try session.run()
        var edits = 0
        let file = inputs[1]
        return try milliseconds(
            runs: 15,
            prepare: {
                edits += 1
                var text = try String(contentsOfFile: file, encoding: .utf8)
                text = text.replacing(
                    /add_env_props = "[a-zA-Z0-9]*"/, with: "add_env_props = \"value\(edits)\"", maxReplacements: 1)
                try text.write(toFile: file, atomically: true, encoding: .utf8)
            },
            {
                let outcome = try session.run()
                precondition(outcome.plan.writes.count == 1)
            })
    }

    // MARK: Lower bounds

    func parsing() -> Double {
        milliseconds(prepare: {}) {
            for path in inputs {
                let data = FileManager.default.contents(atPath: path) ?? Data()
                let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
                precondition(!tree.statements.isEmpty)
            }
        }
    }

    /// The generated files, as they are now.
    private func outputs() throws -> [(path: String, content: Data)] {
        try FileManager.default.subpathsOfDirectory(atPath: settings.output).filter { $0.hasSuffix(".swift") }
            .map { ($0, FileManager.default.contents(atPath: settings.output + "/" + $0) ?? Data()) }
    }

    func fileCount() throws -> Int { try outputs().count }

    func writing() throws -> Double {
        let files = try outputs()
        let place = folder + "/written"
        return try milliseconds(
            runs: 1,
            prepare: {
                try? FileManager.default.removeItem(atPath: place)
                for folder in Set(files.map { ($0.path as NSString).deletingLastPathComponent }) {
                    try FileManager.default.createDirectory(
                        atPath: place + "/" + folder, withIntermediateDirectories: true)
                }
            },
            {
                for file in files {
                    let path = place + "/" + file.path
                    let descriptor = open(path + ".tmp", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
                    precondition(descriptor >= 0)
                    let count = file.content.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                    precondition(count == file.content.count)
                    close(descriptor)
                    precondition(rename(path + ".tmp", path) == 0)
                }
            })
    }

    func reading() throws -> Double {
        let paths = try outputs().map { settings.output + "/" + $0.path }
        return milliseconds(prepare: {}) {
            for path in paths {
                let descriptor = open(path, O_RDONLY)
                precondition(descriptor >= 0)
                var status = stat()
                fstat(descriptor, &status)
                let size = Int(status.st_size)
                let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                    count = max(0, read(descriptor, buffer.baseAddress, size))
                }
                precondition(bytes.count == size)
                close(descriptor)
            }
        }
    }
}
