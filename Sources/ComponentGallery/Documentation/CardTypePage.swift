import ExamplePages
import Foundation
import SwiftUI

/// The page of a type of cards in the documentation catalogue, an article: each sample with its picture and manifest.
@MainActor
struct CardTypePage {
    static let note = "<!-- Written by `make docs` from Examples/Fiori.swiftpm/Pages/Cards. Do not edit. -->"

    let kind: CardKind

    var markdown: String {
        var parts = ["# \(kind.name)", kind.summary, Self.note, "## Overview"]
        for sample in kind.samples {
            if kind.samples.count > 1 {
                parts.append("### " + sample.name.prefix(1).uppercased() + sample.name.dropFirst())
            }
            parts.append("![\(kind.name): \(sample.name)](\(pictureName(of: sample)))")
            parts.append("```json\n\(sample.manifestText)```")
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The name of a sample's picture, without extension.
    func pictureName(of sample: CardSample) -> String { "card-" + sample.folder }

    /// The pictures of all samples by the endings that DocC knows: dark ones, and two pixels per point.
    func pictures() throws -> [(name: String, picture: LaidOutPicture)] {
        try kind.samples.flatMap { sample in
            let loaded = sample.load()
            return try [(ColorScheme.light, "@2x.png"), (.dark, "~dark@2x.png")].map { scheme, suffix in
                var settings = CardPictureSettings()
                settings.width = 390
                settings.look.colorScheme = scheme
                return (pictureName(of: sample) + suffix, try CardRendering(of: loaded, settings: settings).picture)
            }
        }
    }

    /// The page that leads to those of all types.
    static var index: String {
        let links = CardCatalog.kinds.map { "- <doc:\($0.fileName)>" }
        return """
            # Types of cards

            All types of cards, each with its picture and manifest.

            \(note)

            ## Overview

            A ``CardView`` shows a card by the type that its manifest names. `fiori render card` draws any of these \
            manifests to a picture.

            ## Topics

            ### All types

            \(links.joined(separator: "\n"))

            """
    }
}
