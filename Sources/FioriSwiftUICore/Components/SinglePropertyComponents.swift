import SwiftUI

/// The properties that components are made of. `title` becomes the protocol `TitleComponent`, the environment value
/// `titleModifier` and the view function of that name; see Docs/ComponentGeneration.md.
nonisolated struct _Component: _ComponentGenerating {
    /// The main text, first to be read.
    let title: String
    /// The text below the title.
    let subtitle: String?
    /// Short words that classify what the component shows.
    // sourcery: backingComponent = TagStack, customFunctionBuilder = TagBuilder
    let tags: [String]?
    /// The line below the subtitle.
    let footnote: String?
    /// A longer text, beside or below the others.
    let descriptionText: String?
    /// The picture of what the component shows.
    let detailImage: Image?
    /// A text that belongs to the title, at the other edge.
    let attribute: String?
    /// A text that belongs to the attribute.
    let secondaryAttribute: String?
    /// When it happened.
    let timestamp: String?
    /// A text that belongs to the time.
    let secondaryTimestamp: String?
    /// How a value has changed.
    let trend: String?
    /// The picture of how a value has changed.
    let trendImage: Image?
    /// The state of what the component shows, as a text or a symbol.
    // sourcery: backingComponent = TextOrIconView
    let status: TextOrIcon?
    /// What adds to the state.
    // sourcery: backingComponent = TextOrIconView
    let substatus: TextOrIcon?
    /// A text of several lines.
    let bodyText: String?
    /// A text of several lines with a look of its own.
    // sourcery: backingComponent = AttributedText
    let bodyAttributedText: AttributedString?
    /// A text in HTML, of which a safe subset is shown; see ``HTMLText``.
    // sourcery: backingComponent = HTMLText
    let htmlContent: String?
    /// A small picture.
    let icon: Image?
    /// A small picture at the trailing edge.
    let accessoryIcon: Image?
    /// Small pictures or short texts, one below the other.
    // sourcery: backingComponent = IconStack, customFunctionBuilder = IconBuilder
    let icons: [TextOrIcon]?
    /// What a button says.
    let actionTitle: String?
    /// What the first of several buttons says.
    let firstActionTitle: String?
    /// What the second of several buttons says.
    let secondActionTitle: String?
    /// The names of the series of a chart.
    let seriesTitles: [String]
    /// The name of a value.
    let key: String
    /// What stands beside its name.
    let value: String?
    /// Several values.
    let values: [String]
    /// The name of a chart's axis of values.
    let valueAxisTitle: String?
    /// The name of a chart's second axis of values.
    let secondaryValuesAxisTitle: String?
    /// The name of a chart's axis of categories.
    let categoryAxisTitle: String?
    /// What is said where there is nothing to show.
    let emptyText: String?
    /// A number that tells how business goes.
    let kpi: String?
    /// What stands where nothing has been written yet.
    let placeholder: String?
    /// The name of the least value.
    let lowerBoundTitle: String?
    /// The name of the greatest value.
    let upperBoundTitle: String?
}
