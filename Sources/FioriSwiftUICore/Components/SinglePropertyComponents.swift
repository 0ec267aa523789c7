import SwiftUI

/// The properties that components are made of. `title` becomes the protocol `TitleComponent`, the environment value
/// `titleModifier` and the view function of that name; see Docs/ComponentGeneration.md.
nonisolated struct _Component: _ComponentGenerating {
    /// The main text, first to be read.
    let title: String
    /// The text below the title.
    let subtitle: String?
    /// The line below the subtitle.
    let footnote: String?
    /// A longer text, beside or below the others.
    let descriptionText: String?
    /// The picture of what the component shows.
    let detailImage: Image?
}
