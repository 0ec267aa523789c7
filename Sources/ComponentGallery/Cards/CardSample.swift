import Foundation
import IntegrationCardModel
import SwiftUI

/// A card of the gallery: a folder of `Samples` with its manifest.
struct CardSample {
    /// The sample in a few words.
    let name: String
    /// The folder.
    let folder: String
    /// Tells whether the card is shown before its data has arrived.
    private let isLoading: Bool

    init(_ name: String, _ folder: String, isLoading: Bool = false) {
        self.name = name
        self.folder = folder
        self.isLoading = isLoading
    }

    /// The time of all samples, so that pictures stay the same.
    private static let now = Date(timeIntervalSince1970: 1_795_420_800)

    /// The file with the manifest.
    var manifest: URL {
        Bundle.module.resourceURL?.appendingPathComponent("Samples/\(folder)/manifest.json")
            ?? URL(fileURLWithPath: "manifest.json")
    }

    /// The manifest as it is written.
    var manifestText: String { (try? String(contentsOf: manifest, encoding: .utf8)) ?? "" }

    /// Resolves the card.
    func load() -> LoadedCard {
        let (manifest, isLoading) = (manifest, isLoading)
        return BlockingTask.run {
            guard let source = try? CardSource(file: manifest) else {
                return LoadedCard(notice: "The sample is missing", "", CardProblem(.error, "there is no manifest"))
            }
            return await LoadedCard(source, loadsData: !isLoading) { _ in
                StandardCardHost(locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Self.now)
            }
        }
    }
}

/// Cards of one type, or of one part that all types have.
@MainActor
struct CardKind {
    /// The name, such as "List Cards".
    let name: String
    /// The type or part in a sentence.
    let summary: String
    let samples: [CardSample]

    /// The name without spaces, as files have it.
    var fileName: String { name.filter { $0 != " " } }

    /// The kind as an entry of the gallery.
    var entry: ComponentEntry {
        ComponentEntry(
            name, summary, isEdgeToEdge: true, properties: [],
            make: { _ in samples.first.map { CardPage(loaded: $0.load()) } },
            examples: samples.map { sample in
                GalleryExample(sample.name) { CardPage(loaded: sample.load()) }
            })
    }
}
