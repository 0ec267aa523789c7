import ArgumentParser
import Foundation
import IntegrationCardModel

/// The place of a manifest on the command line: a file, a folder with a manifest.json, an address, or `-` for standard
/// input.
enum CardPlace {
    case file(ManifestFile)
    case address(URL)
    case standardInput

    /// The help of arguments that name one.
    static let help = "A manifest, a folder that has a manifest.json, an https address, or - for standard input."

    init(_ text: String) throws {
        if text == "-" {
            self = .standardInput
        } else if let scheme = Self.scheme(of: text) {
            guard var url = URL(string: text), url.host != nil, ["https", "http"].contains(scheme) else {
                throw ValidationError("'\(text)' is no address with the scheme https")
            }
            if url.path.isEmpty || url.hasDirectoryPath { url.appendPathComponent("manifest.json") }
            self = .address(url)
        } else {
            self = .file(try ManifestFile(path: text))
        }
    }

    /// The name of the manifest in messages.
    var name: String {
        switch self {
        case .file(let file): file.path
        case .address(let url): url.absoluteString
        case .standardInput: "standard input"
        }
    }

    /// The places from which data come unless an option tells.
    var mode: CardDataMode {
        if case .address = self { .live } else { .offline }
    }

    /// The bytes of a manifest, with what its relative addresses lead to.
    struct Content {
        let data: Data
        var bundle: CardBundle?
        var baseURL: URL?
    }

    /// Reads the manifest. Cards of standard input have no folder, so that they read files only below `--root`.
    func content(_ files: CardFiles, _ addresses: AddressPolicy) throws -> Content {
        do { return try loadedContent(files, addresses) } catch let error as UnloadedManifest {
            ErrorOutput.line("\(error.address): error: \(error.reason)")
            throw ExitCode(1)
        }
    }

    /// Reads the manifest, and leaves it to others to tell of an address that cannot be loaded.
    func loadedContent(_ files: CardFiles, _ addresses: AddressPolicy) throws -> Content {
        switch self {
        case .file(let file):
            let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
            return Content(data: file.data, bundle: try files.bundle(ofManifestIn: folder))
        case .standardInput:
            let bound = ManifestLimits().json.maximumBytes + 1
            let data = try FileHandle.standardInput.read(upToCount: bound) ?? Data()
            return Content(data: data, bundle: try files.root.map { try files.bundle(ofManifestIn: $0) })
        case .address(let url):
            if files.root != nil { throw ValidationError("--root is for files; '\(url.absoluteString)' is an address") }
            return Content(data: try Self.load(url, addresses), baseURL: url)
        }
    }

    /// Loads a manifest.
    /// - Throws: ``UnloadedManifest`` where the server does not answer as it should.
    private static func load(_ url: URL, _ policy: AddressPolicy) throws -> Data {
        let isAllowed = [url.host, url.port.map { "\(url.host ?? ""):\($0)" }].contains {
            $0.map { policy.allowedHosts.contains($0.lowercased()) } ?? false
        }
        guard url.scheme?.lowercased() == "https" || isAllowed else {
            throw ValidationError("'\(url.absoluteString)' should have the scheme https")
        }
        let result = BlockingTask.run { () -> Result<Data, CardDataError> in
            do throws(CardDataError) {
                return .success(try await CardDataLoader.manifest(at: url, policy: policy))
            } catch { return .failure(error) }
        }
        do { return try result.get() } catch {
            throw UnloadedManifest(address: url.absoluteString, reason: error)
        }
    }

    /// The scheme that a text starts with; nil for a path.
    private static func scheme(of text: String) -> String? {
        guard let end = text.range(of: "://") else { return nil }
        let scheme = text[..<end.lowerBound].lowercased()
        return scheme.allSatisfy { $0.isLetter || $0.isNumber } && !scheme.isEmpty ? scheme : nil
    }
}

/// A manifest that its address did not deliver.
struct UnloadedManifest: Error {
    let address: String
    let reason: CardDataError
}

/// The files that a card may read, as options.
struct CardFiles: ParsableArguments {
    @Option(
        name: .customLong("root"),
        help: ArgumentHelp(
            "The folder whose files cards may read; that of the manifest by default. Addresses stay relative to the manifest.",
            valueName: "folder"))
    var rootPath: String?

    func validate() throws {
        var isFolder: ObjCBool = false
        guard let rootPath else { return }
        guard FileManager.default.fileExists(atPath: rootPath, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("there is no folder '\(rootPath)'")
        }
    }

    /// The folder; nil for that of the manifest.
    var root: URL? { rootPath.map { URL(fileURLWithPath: $0, isDirectory: true) } }

    /// The files of a card.
    /// - Throws: an error if the manifest's folder is not below the root.
    func bundle(ofManifestIn folder: URL) throws -> CardBundle {
        guard let root else { return CardBundle(root: folder) }
        let (top, own) = (root.resolvingSymlinksInPath().path, folder.resolvingSymlinksInPath().path)
        guard own == top || own.hasPrefix(top.hasSuffix("/") ? top : top + "/") else {
            throw ValidationError("the folder '\(folder.path)' is not below --root '\(root.path)'")
        }
        return CardBundle(root: root, manifestFolder: folder)
    }
}
