/// The content of a table card.
public struct ResolvedTable: Sendable, Hashable {
    /// The columns, without those that are hidden.
    public var columns: [Column]
    /// The groups of rows; a table without grouping has one without a title.
    public var groups: [ResolvedGroup<Row>]
    /// The least number of rows whose height is reserved.
    public var minItems: Int?
    /// True if columns move below the row when there is not enough width.
    public var popsInAutomatically = false
    /// The layout of columns that have moved below the row.
    public var popinLayout: PopinLayout = .block
    /// The importances whose columns are hidden instead of moving below the row.
    public var hiddenInPopin: [Column.Importance] = []

    /// The rows of all groups.
    public var rows: [Row] { groups.flatMap(\.items) }

    /// The layouts of columns that have moved below the row.
    public enum PopinLayout: String, Sendable, Hashable, CaseIterable {
        case block = "Block"
        case gridSmall = "GridSmall"
        case gridLarge = "GridLarge"
    }

    /// A column.
    public struct Column: Sendable, Hashable {
        /// The index of the column within the manifest.
        public var index: Int
        /// The title.
        public var title: String
        /// The width as CSS length; nil for a share of the remaining width.
        public var width: String?
        /// The horizontal place of title and cells.
        public var alignment: Alignment = .begin
        /// True if the column identifies the row.
        public var isIdentifier = false
        /// The importance, by which columns move below the row.
        public var importance: Importance = .none
        /// The width in rem below which the column moves below the row.
        public var popinWidth: String?

        /// The horizontal places.
        public enum Alignment: String, Sendable, Hashable, CaseIterable {
            case begin = "Begin"
            case center = "Center"
            case end = "End"
            case initial = "Initial"
            case left = "Left"
            case right = "Right"
        }

        /// The importances.
        public enum Importance: String, Sendable, Hashable, CaseIterable {
            case none = "None"
            case low = "Low"
            case medium = "Medium"
            case high = "High"
        }
    }

    /// A row.
    public struct Row: Sendable, Hashable, Identifiable {
        /// The index or name of the element within its data.
        public var id: String
        /// The cells, one for each column that is shown.
        public var cells: [Cell]
        /// The action of a tap.
        public var action: ResolvedAction?
        /// The colour at the leading edge.
        public var highlight: ValueState = .none
        /// The meaning of the colour for assistive technologies.
        public var highlightText = ""
    }

    /// A cell. The kind follows from what the manifest gives, not from its values.
    public enum Cell: Sendable, Hashable {
        /// A bold title with a text below; with an action the title is a link.
        case identifier(title: String, additionalText: String, action: ResolvedAction?)
        /// A link.
        case link(text: String, action: ResolvedAction)
        /// A text with a state.
        case status(ResolvedStatus)
        /// A text with an optional text below.
        case text(String, additionalText: String)
        /// An icon.
        case icon(ResolvedIcon)
        /// A bar of progress.
        case progress(ResolvedProgress)
        /// Nothing.
        case empty
    }
}

/// A bar of progress.
public struct ResolvedProgress: Sendable, Hashable {
    /// The share that is done, from 0 to 100.
    public var percent: Double
    /// The text in the bar; empty when there is none.
    public var text = ""
    /// The meaning.
    public var state: ValueState = .none
}
