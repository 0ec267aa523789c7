import Foundation

/// A card of the gallery: a folder of `Samples` with its manifest.
package struct CardSample: Hashable, Sendable {
    /// The sample in a few words.
    package let name: String
    /// The folder.
    package let folder: String
    /// True if the card is shown before its data has arrived.
    package let isLoading: Bool

    init(_ name: String, _ folder: String, isLoading: Bool = false) {
        self.name = name
        self.folder = folder
        self.isLoading = isLoading
    }

    /// The file with the manifest.
    package var manifest: URL {
        Bundle.module.resourceURL?.appendingPathComponent("Samples/\(folder)/manifest.json")
            ?? URL(fileURLWithPath: "manifest.json")
    }

    /// The manifest as it is written.
    package var manifestText: String { (try? String(contentsOf: manifest, encoding: .utf8)) ?? "" }
}

/// Cards of one type, or of one part that all types have.
package struct CardKind: Identifiable, Hashable, Sendable {
    package var id: String { name }
    /// The name, such as "List Cards".
    package let name: String
    /// The type or part in a sentence.
    package let summary: String
    package let samples: [CardSample]

    /// The name without spaces, used for files.
    package var fileName: String { name.filter { $0 != " " } }
}
