import Foundation
import IntegrationCardModel
import LocalServer
import Testing

@testable import FioriIntegrationCards

/// Manifests from folders and bytes.
struct ManifestTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    private let card = #"{"sap.app": {"id": "a.b"}, "sap.card": {"type": "Table"}}"#

    @Test func `a folder has a manifest`() throws {
        let folder = try folder(["manifest.json": card])
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = try Manifest(withCardBundleAt: folder)
        #expect(manifest.id == "a.b")
        #expect(manifest.card.description == "Table")
        #expect(manifest.baseURL?.lastPathComponent == folder.lastPathComponent)
        #expect(try manifest == Manifest(withCardBundleAt: folder))
    }

    @Test func `the manifest may have another path`() throws {
        let folder = try folder(["cards/one.json": card])
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = try Manifest(withCardBundleAt: folder, manifestPath: "cards/one.json")
        #expect(manifest.baseURL?.lastPathComponent == "cards")
    }

    @Test func `errors tell the file, or the place in it`() throws {
        let folder = try folder(["manifest.json": "{\n  \"sap.card\": }"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect { try Manifest(withCardBundleAt: folder) } throws: { "\($0)".contains("line 2") }
        #expect { try Manifest(withCardBundleAt: folder, manifestPath: "none.json") } throws: {
            "\($0)".contains("none.json")
        }
        #expect { try Manifest(withCardBundleAt: folder, manifestPath: "../../etc/passwd") } throws: {
            "\($0)".contains("out of the bundle")
        }
    }

    @Test func `a folder may be on a server that the policy allows`() throws {
        let card = card
        let server = try LocalServer { request in
            request.hasPrefix("GET /cards/manifest.json ")
                ? LocalServer.answer("200 OK", ["Content-Type: application/json"], Data(card.utf8))
                : LocalServer.answer("404 Not Found")
        }
        let folder = try #require(URL(string: "http://127.0.0.1:\(server.port)/cards"))
        #expect { try Manifest(withCardBundleAt: folder) } throws: { "\($0)".contains("127.0.0.1") }
        #expect(server.requests.isEmpty)
        var policy = AddressPolicy()
        policy.allowedHosts = ["127.0.0.1"]
        let manifest = try Manifest(withCardBundleAt: folder, policy: policy)
        #expect(manifest.id == "a.b")
        #expect(manifest.baseURL == folder.appendingPathComponent("manifest.json"))
        #expect { try Manifest(withCardBundleAt: folder, manifestPath: "none.json", policy: policy) } throws: {
            "\($0)".contains("404")
        }
    }
}
