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
    /// Time of the event.
    let timestamp: String?
    /// A text that belongs to the timestamp.
    let secondaryTimestamp: String?
    /// Text about the change of a value.
    let trend: String?
    /// Picture of the change of a value.
    let trendImage: Image?
    /// The state of what the component shows, as a text or a symbol.
    // sourcery: backingComponent = TextOrIconView
    let status: TextOrIcon?
    /// An addition to the state, as a text or a symbol.
    // sourcery: backingComponent = TextOrIconView
    let substatus: TextOrIcon?
    /// A text of several lines.
    let bodyText: String?
    /// A text of several lines with attributes of its own.
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
    /// Title of a button.
    let actionTitle: String?
    /// Title of the first of several buttons.
    let firstActionTitle: String?
    /// Title of the second of several buttons.
    let secondActionTitle: String?
    /// The names of the series of a chart.
    let seriesTitles: [String]
    /// The name of a value.
    let key: String
    /// The value, shown beside its name.
    let value: String?
    /// Several values.
    let values: [String]
    /// The name of a chart's axis of values.
    let valueAxisTitle: String?
    /// The name of a chart's second axis of values.
    let secondaryValuesAxisTitle: String?
    /// The name of a chart's axis of categories.
    let categoryAxisTitle: String?
    /// Text shown in place of missing content.
    let emptyText: String?
    /// The number of a key performance indicator (KPI).
    let kpi: String?
    /// Text shown in an empty field.
    let placeholder: String?
    /// The name of the least value.
    let lowerBoundTitle: String?
    /// The name of the greatest value.
    let upperBoundTitle: String?
}
