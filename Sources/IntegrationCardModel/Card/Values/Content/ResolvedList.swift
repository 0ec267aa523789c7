/// The content of a list card.
public struct ResolvedList: Sendable, Hashable {
    /// The groups in order; a list without grouping has one without a title.
    public var groups: [ResolvedGroup<ResolvedListItem>]
    /// The least number of items whose height is reserved.
    public var minItems: Int?
    /// True if lines separate the items: they do when an item has an actions strip.
    public var showsSeparators = false
    /// The legend of the stacked bars of all items: titles with their colours, each once.
    public var legend: [ResolvedMicrochart.LegendEntry] = []

    /// The items of all groups.
    public var items: [ResolvedListItem] { groups.flatMap(\.items) }
}

/// Items below a title.
public struct ResolvedGroup<Item: Sendable & Hashable>: Sendable, Hashable {
    /// The title; nil when the items are not grouped.
    public var title: String?
    /// The items in order.
    public var items: [Item]
}

/// An item of a list card.
public struct ResolvedListItem: Sendable, Hashable, Identifiable {
    /// The index or name of the element within its data.
    public var id: String
    /// The title.
    public var title = ResolvedText(value: "")
    /// The text below the title; nil when the manifest has none.
    public var description: ResolvedText?
    /// The avatar.
    public var icon: ResolvedIcon?
    /// The status at the end of the first line.
    public var info: ResolvedStatus?
    /// The colour at the leading edge.
    public var highlight: ValueState = .none
    /// The meaning of the colour for assistive technologies.
    public var highlightText = ""
    /// The further texts below.
    public var attributes: [ResolvedStatus] = []
    /// True if the further texts stand in two columns. True by default.
    public var attributesInTwoColumns = true
    /// The chart below.
    public var chart: ResolvedMicrochart?
    /// The action of a tap.
    public var action: ResolvedAction?
    /// The buttons and links below.
    public var actionsStrip: [ResolvedStripItem] = []
}
