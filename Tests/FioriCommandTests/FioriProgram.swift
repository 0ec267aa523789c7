import Foundation

/// The program `fiori`, run as a user runs it, in a folder of its own.
struct FioriProgram {
    /// Built beside the tests.
    static let url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori")

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the folder.
    func end() { try? FileManager.default.removeItem(at: folder) }

    /// Prepares a run; its output goes to pipes.
    func process(_ arguments: [String]) -> (process: Process, output: Pipe, errors: Pipe) {
        let process = Process()
        process.executableURL = Self.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        return (process, output, errors)
    }

    func run(_ arguments: String..., input: String? = nil) throws -> (status: Int32, output: String, errors: String) {
        let (process, output, errors) = process(arguments)
        let text = Pipe()
        if input != nil { process.standardInput = text }
        try process.run()
        if let input {
            text.fileHandleForWriting.write(Data(input.utf8))
            try text.fileHandleForWriting.close()
        }
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, printed, messages)
    }

    /// Writes a file; folders on its path are made.
    func write(_ text: String, _ path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func data(_ path: String) -> Data? { FileManager.default.contents(atPath: folder.path + "/" + path) }

    func text(_ path: String) -> String { String(decoding: data(path) ?? Data(), as: UTF8.self) }

    /// The texts of a picture, in which words are separate elements.
    func words(_ path: String) -> String { text(path).replacing(/<\/?t[^>]*>/, with: "") }

    /// The paths of all files below a folder, hidden ones included, in alphabetical order.
    func files(in path: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path + "/" + path)?.compactMap { $0 as? String } ?? []
        return all.filter { entry in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder.path)/\(path)/\(entry)", isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }

    #if os(Linux)
        /// The processes that a process has started and that run.
        static func children(of parent: Int32) -> [Int32] {
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")) ?? []
            let texts = tasks.compactMap {
                try? String(contentsOfFile: "/proc/\(parent)/task/\($0)/children", encoding: .utf8)
            }
            return texts.flatMap { $0.split(separator: " ").compactMap { Int32($0) } }
        }
    #endif
}
