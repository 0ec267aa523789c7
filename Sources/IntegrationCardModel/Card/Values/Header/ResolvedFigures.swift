/// The figures of a numeric header.
public struct ResolvedFigures: Sendable, Hashable {
    /// The unit behind the subtitle; empty when there is none.
    public var unitOfMeasurement = ""
    /// The main figure.
    public var main: ResolvedMainIndicator?
    /// The figures beside it, at most two.
    public var sides: [ResolvedSideIndicator] = []
    /// The place of the figures beside the main one.
    public var sideAlignment: SideAlignment = .begin
    /// The text below; empty when there is none.
    public var details = ""
    /// The greatest number of lines of the text below. 1 by default.
    public var detailsMaxLines = 1
    /// The meaning of the text below.
    public var detailsState: ValueState = .none
    /// The chart beside the figures.
    public var chart: ResolvedMicrochart?

    /// The places of the figures beside the main one.
    public enum SideAlignment: String, Sendable, Hashable, CaseIterable {
        case begin = "Begin"
        case end = "End"
    }
}

/// The main figure of a numeric header or of numeric data in an object card.
public struct ResolvedMainIndicator: Sendable, Hashable {
    /// The number as text.
    public var number: String
    /// The unit or scale; empty when there is none.
    public var unit = ""
    /// The direction of change.
    public var trend: Trend = .none
    /// The meaning.
    public var state: ValueColor = .neutral
    /// The size; nil leaves it to the place.
    public var size: Size?

    /// The directions of change.
    public enum Trend: String, Sendable, Hashable, CaseIterable {
        case up = "Up"
        case down = "Down"
        case none = "None"
    }

    /// The sizes.
    public enum Size: String, Sendable, Hashable, CaseIterable {
        case small = "S"
        case large = "L"
    }
}

/// A figure beside the main one.
public struct ResolvedSideIndicator: Sendable, Hashable {
    /// The title, such as "Target".
    public var title: String
    /// The number as text.
    public var number: String
    /// The unit or scale; empty when there is none.
    public var unit = ""
    /// The meaning.
    public var state: ValueColor = .none
}
