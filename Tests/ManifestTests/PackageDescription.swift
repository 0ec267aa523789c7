import Foundation
import Testing

/// A package as SwiftPM reads its manifest.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        struct Dependency: Decodable {
            /// The name of a target or product of the package, or of a product of another package.
            let name: String
            let isProductOfOtherPackage: Bool

            private enum CodingKeys: CodingKey {
                case byName, product, target
            }

            /// A name with further values, such as its package and condition.
            private struct Named: Decodable {
                let name: String

                init(from decoder: any Decoder) throws {
                    var values = try decoder.unkeyedContainer()
                    name = try values.decode(String.self)
                }
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                isProductOfOtherPackage = container.contains(.product)
                let key = try #require(container.allKeys.first)
                name = try container.decode(Named.self, forKey: key).name
            }
        }

        struct Resource: Decodable {
            let path: String
        }

        let name: String
        let type: String
        let path: String?
        let resources: [Resource]?
        let exclude: [String]
        let dependencies: [Dependency]

        /// The folder of the sources, from the package's root.
        var folder: String {
            if let path { return path }
            return switch type {
            case "test": "Tests/" + name
            case "plugin": "Plugins/" + name
            default: "Sources/" + name
            }
        }
    }

    struct Product: Decodable {
        private struct Kind: Decodable {
            let library: [String]?
        }

        let name: String
        let targets: [String]
        let isLibrary: Bool

        private enum CodingKeys: CodingKey {
            case name, targets, type
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            targets = try container.decode([String].self, forKey: .targets)
            isLibrary = try container.decode(Kind.self, forKey: .type).library != nil
        }
    }

    struct Platform: Decodable {
        let platformName: String
        let version: String
    }

    struct ToolsVersion: Decodable {
        let _version: String
    }

    struct Failure: Error {
        let message: String
    }

    let name: String
    let platforms: [Platform]
    let products: [Product]
    let swiftLanguageVersions: [String]?
    let targets: [Target]
    let toolsVersion: ToolsVersion

    /// The targets that the given ones depend on, they included.
    func closure(of names: [String]) -> Set<String> {
        var found: Set<String> = []
        var rest = names
        while let name = rest.popLast() {
            guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
            rest += target.dependencies.filter { !$0.isProductOfOtherPackage }.map(\.name)
        }
        return found
    }

    // MARK: Reading

    /// The root of this package.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Reads the text of a manifest with the SwiftPM of this toolchain.
    static func read(_ manifest: String) throws -> PackageDescription {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Manifest-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let process = Process()
        let output = Pipe()
        let errors = folder.appendingPathComponent("errors")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(message: try String(contentsOf: errors, encoding: .utf8))
        }
        return try JSONDecoder().decode(PackageDescription.self, from: data)
    }

    /// The Swift files of a target, with the paths from its folder.
    static func sources(of target: Target) throws -> [(path: String, text: String)] {
        let folder = root.appendingPathComponent(target.folder)
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        return try files.compactMap { $0 as? String }.sorted().filter { path in
            path.hasSuffix(".swift") && !target.exclude.contains { path == $0 || path.hasPrefix($0 + "/") }
        }.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }
}
