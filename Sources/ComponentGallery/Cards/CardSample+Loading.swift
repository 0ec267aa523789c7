import ExamplePages
import Foundation
import IntegrationCardModel
import SwiftUI

extension CardCatalog {
    /// The types of cards as entries of the gallery.
    @MainActor static let all = kinds.map(\.entry)
}

extension CardSample {
    /// The time of all samples, so that pictures stay the same.
    private static let now = Date(timeIntervalSince1970: 1_795_420_800)

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

extension CardKind {
    /// The kind as an entry of the gallery.
    @MainActor var entry: ComponentEntry {
        ComponentEntry(
            name, summary, isEdgeToEdge: true, properties: [],
            make: { _ in samples.first.map { CardPage(loaded: $0.load()) } },
            examples: samples.map { sample in
                GalleryExample(sample.name) { CardPage(loaded: sample.load()) }
                    .showing(SourceCode(file: sample.manifest.path))
            })
    }
}
