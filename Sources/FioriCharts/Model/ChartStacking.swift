/// The way in which series stand on one another.
///
/// The raw values of ``ChartType`` are those that apps and documents have stored, so stacking is a property of the model
/// beside the kind instead of one more kind for each combination.
nonisolated public enum ChartStacking: String, CaseIterable, Codable, Sendable {
    /// Each value starts where the one before ends; the stack is as long as their sum.
    case values
    /// All stacks are equally long, and each segment is as long as its share of them (100 %).
    case percent
}

/// The way in which a line or an area runs from one value to the next.
nonisolated public enum ChartLineShape: String, CaseIterable, Codable, Sendable {
    /// Straight lines.
    case straight
    /// A value holds until the next category, where the line steps up or down.
    case step
    /// Curves that stay between neighbouring values, so that none is higher or lower than its data.
    case smooth
}

/// The number in the data label of a segment or a sector.
nonisolated public enum ChartDataLabelContent: String, CaseIterable, Codable, Sendable {
    case value
    /// The share of the stack or of the ring, such as 25%. Marks that are no part of a whole have their value.
    case share
}

/// The place of the data labels of a donut.
nonisolated public enum ChartDataLabelPlacement: String, CaseIterable, Codable, Sendable {
    /// In the sector where there is room, else outside with a line.
    case automatic
    /// In the sector, or none.
    case inside
    /// Outside, with a line to the sector.
    case outside
}
