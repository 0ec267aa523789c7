import Foundation

/// Makes an empty folder for the files of a test. The folders of all tests are removed when the process ends.
public func scratchFolder(_ name: String = "files") throws -> URL {
    let folder = scratchFolders.appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

private let scratchFolders: URL = {
    atexit { try? FileManager.default.removeItem(at: scratchFolders) }
    return FileManager.default.temporaryDirectory
        .appendingPathComponent("tests-\(ProcessInfo.processInfo.processIdentifier)")
}()
