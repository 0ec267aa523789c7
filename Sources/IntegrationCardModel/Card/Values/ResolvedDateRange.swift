/// A range of dates as a person chooses it: an option such as "lastDays" with its values.
public struct ResolvedDateRange: Sendable, Hashable {
    /// The chosen option; nil when none is.
    public var option: String?
    /// The values of the option: dates or numbers.
    public var values: [JSONValue] = []
    /// The options on offer.
    public var options: [String] = []
    /// The text of an empty control.
    public var placeholder = ""

    /// The options on offer when the manifest names none.
    public static let standardOptions = [
        "date", "today", "dateRange", "from", "to", "lastDays", "nextDays", "lastWeeks", "nextWeeks",
    ]
}
