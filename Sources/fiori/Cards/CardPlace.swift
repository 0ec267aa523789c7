#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation
    import IntegrationCardModel

    /// The place of a manifest on the command line: a file, a folder with a manifest.json, an address, or `-` for
    /// standard input.
    enum CardPlace {
        case file(ManifestFile)
        case address(URL)
        case standardInput

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

        /// Reads the manifest. Cards of standard input have no folder, so that they can read no files.
        func source(_ circumstances: CardCircumstances) throws -> CardSource {
            switch self {
            case .file(let file):
                return CardSource(
                    file.data,
                    bundle: CardBundle(root: URL(fileURLWithPath: file.path).deletingLastPathComponent()))
            case .standardInput:
                let bound = ManifestLimits().json.maximumBytes + 1
                return CardSource(try FileHandle.standardInput.read(upToCount: bound) ?? Data())
            case .address(let url):
                let hosts = circumstances.addresses.allowedHosts
                let isAllowed = [url.host, url.port.map { "\(url.host ?? ""):\($0)" }].contains {
                    $0.map { hosts.contains($0.lowercased()) } ?? false
                }
                guard url.scheme?.lowercased() == "https" || isAllowed else {
                    throw ValidationError("'\(url.absoluteString)' should have the scheme https")
                }
                let policy = circumstances.addresses
                let result = BlockingTask.run { () -> Result<CardSource, CardDataError> in
                    do throws(CardDataError) {
                        return .success(try await CardSource(address: url, policy: policy))
                    } catch { return .failure(error) }
                }
                do { return try result.get() } catch {
                    ErrorOutput.line("\(url.absoluteString): error: \(error)")
                    throw ExitCode(1)
                }
            }
        }

        /// The scheme that a text starts with; nil for a path.
        private static func scheme(of text: String) -> String? {
            guard let end = text.range(of: "://") else { return nil }
            let scheme = text[..<end.lowerBound].lowercased()
            return scheme.allSatisfy { $0.isLetter || $0.isNumber } && !scheme.isEmpty ? scheme : nil
        }
    }
#endif
