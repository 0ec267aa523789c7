import Foundation

/// The place of `libIndexStore` in the toolchain that runs as `swift`.
public enum ToolchainLibrary {
    #if canImport(Darwin)
        static let fileName = "libIndexStore.dylib"
    #else
        static let fileName = "libIndexStore.so"
    #endif

    /// Finds the library: beside the `swift` that is first on the path, or else in the toolchain that this `swift`
    /// names, for it may be a launcher (`swiftly`, `xcrun`).
    public static func find(searchPath: String? = nil) throws -> String {
        let searchPath = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
        let files = FileManager.default
        let swift = searchPath.split(separator: ":").map { $0 + "/swift" }.first(where: files.isExecutableFile)
        guard let swift else {
            throw IndexStoreError.noLibrary(searched: ["a folder of PATH with swift"])
        }
        let toolchain = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
        var searched = [toolchain.appending(path: "lib/" + fileName).path]
        if files.fileExists(atPath: searched[0]) {
            return searched[0]
        }
        if let resources = resourceFolder(of: swift) {
            let path = URL(fileURLWithPath: resources).deletingLastPathComponent().appending(path: fileName).path
            if files.fileExists(atPath: path) {
                return path
            }
            searched.append(path)
        }
        throw IndexStoreError.noLibrary(searched: searched)
    }

    private static func resourceFolder(of swift: String) -> String? {
        struct TargetInfo: Decodable {
            struct Paths: Decodable {
                let runtimeResourcePath: String
            }
            let paths: Paths
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: swift)
        process.arguments = ["-print-target-info"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try? JSONDecoder().decode(TargetInfo.self, from: data).paths.runtimeResourcePath
    }
}
