/// The content of a card, by type.
public enum ResolvedContent: Sendable, Hashable {
    /// Groups of labelled values and form fields.
    case object(ResolvedObject)
    /// Items below each other.
    case list(ResolvedList)
    /// Events in time.
    case timeline(ResolvedTimeline)
    /// A chart.
    case analytical(ResolvedChart)
    /// Rows and columns.
    case table(ResolvedTable)
    /// A month with appointments.
    case calendar(ResolvedCalendar)
    /// An Adaptive Card.
    case adaptive(ResolvedAdaptiveCard)
    /// A page of the web.
    case webPage(ResolvedWebPage)
    /// Content that needs JavaScript, in whose place the host may show a view of its own.
    case component(ResolvedComponent)
}
