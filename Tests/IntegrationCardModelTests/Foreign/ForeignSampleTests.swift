import Foundation
import Testing

@testable import IntegrationCardModel

/// Real manifests and hostile ones: all of them resolve, and the real ones without errors.
extension ForeignCards {
    /// Real manifests and hostile ones: all of them resolve, and the real ones without errors.
    struct ForeignSampleTests {
        /// The errors that samples have for reasons outside of the card, by a part of their message.
        private static let knownGaps: [(message: String, reason: String)] = [
            ("is not loaded while the card is offline", "the sample reads the network and brings no mock data along"),
            ("there is no file", "the data file is not among the samples"),
            ("it starts at the root of a host", "the sample reads the server of its demo page"),
            ("cannot be resolved: the host does not know", "the sample leaves its destination to the host"),
            ("it has no URL", "the address is that of a destination which the sample leaves to the host"),
            ("the extension gave no data", "the data come from JavaScript, which a host replaces"),
        ]

        @Test func `every sample resolves without an error of the card`() async throws {
            var failures: [String] = []
            for path in try ForeignCards.files(in: "samples") {
                guard let manifest = try? ForeignCards.json("samples/" + path), manifest["sap.card"] != nil else {
                    continue
                }
                let session = CardSession(
                    manifest: manifest, bundle: ForeignCards.bundle(of: "samples/" + path), host: FixedHost(),
                    mode: .offline)
                let card = await session.resolve()
                let errors = card.diagnostics.filter { diagnostic in
                    diagnostic.severity == .error
                        && !Self.knownGaps.contains { diagnostic.message.contains($0.message) }
                }
                if !errors.isEmpty { failures.append("\(path): \(errors.prefix(3))") }
            }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        }

        @Test func `adaptive payloads resolve within a card`() async throws {
            var failures: [String] = []
            for folder in ["adaptive", "adversarial"] {
                for path in try ForeignCards.files(in: folder) {
                    guard let payload = try? ForeignCards.json(folder + "/" + path) else { continue }
                    let manifest: JSONValue = [
                        "sap.app": ["id": "adaptive"],
                        "sap.card": ["type": "AdaptiveCard", "header": ["title": "Payload"], "content": payload],
                    ]
                    let card = await CardSession(manifest: manifest, host: FixedHost(), mode: .offline).resolve()
                    let errors = card.diagnostics.filter { $0.severity == .error }
                    if folder == "adaptive", !errors.isEmpty { failures.append("\(path): \(errors.prefix(3))") }
                }
            }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        }

        @Test func `hostile payloads as manifests, data and bytes end with diagnostics`() async throws {
            let cards = try ForeignCards.folder
            let paths = try ForeignCards.files(in: "adversarial")
            #expect(!paths.isEmpty)
            for path in paths {
                let data = try Data(contentsOf: cards.appendingPathComponent("adversarial/" + path))
                guard let session = try? CardSession(data: data, host: FixedHost(), mode: .offline) else { continue }
                let card = await session.resolve()
                #expect(card.content?.value == nil || card.type != nil)
                guard let value = try? JSONParser().parse(data) else { continue }
                let list: JSONValue = [
                    "sap.card": [
                        "type": "List", "data": ["json": value], "header": value,
                        "content": ["item": value, "group": value], "footer": value, "configuration": value,
                    ]
                ]
                _ = await CardSession(manifest: list, host: FixedHost(), mode: .offline).resolve()
            }
        }
    }
}
