/// An Adaptive Card, version 1.0 to 1.6, as plain values.
public struct AdaptiveCard: Sendable, Hashable {
    /// The version that the card asks for, such as "1.5".
    public var version: String
    /// The elements from top to bottom.
    public var body: [AdaptiveElement]
    /// The actions below.
    public var actions: [AdaptiveAction]
    /// The action of a tap on the whole card.
    public var selectAction: AdaptiveAction?
    /// The text for hosts that do not support the version.
    public var fallbackText: String?
    /// The text that is spoken.
    public var speak: String?
    /// The language for dates in texts, such as "de".
    public var language: String?
    /// True if the content runs from right to left; nil leaves that to the host.
    public var isRightToLeft: Bool?
    /// The least height in points.
    public var minimumHeight: Double?
    /// The place of the body when the card is higher than its content.
    public var verticalContentAlignment: AdaptiveVerticalAlignment
    /// The picture behind the content.
    public var backgroundImage: AdaptiveBackgroundImage?

    /// True if the version is supported. Hosts show the fallback text of others.
    public var isVersionSupported: Bool {
        !AdaptiveReading.isNewer(version, than: AdaptiveReader.supportedVersion)
    }

    /// All inputs of the body, also of nested containers, in their order. Those of show-cards are not included.
    public var inputs: [AdaptiveInput] { body.flatMap(\.inputs) }
}

/// A picture behind content.
public struct AdaptiveBackgroundImage: Sendable, Hashable {
    /// The picture's address; http, https, data, or relative to the card.
    public var url: String
    /// The way in which the picture fills its area.
    public var fillMode: AdaptiveFillMode
    /// The place of a picture that is narrower than its area.
    public var horizontalAlignment: AdaptiveHorizontalAlignment
    /// The place of a picture that is lower than its area.
    public var verticalAlignment: AdaptiveVerticalAlignment
}

/// An element of a card.
public struct AdaptiveElement: Sendable, Hashable {
    /// The element's name within the card, for toggling and for inputs.
    public var id: String?
    /// True if the element is shown at first.
    public var isVisible: Bool
    /// The distance to the element in front.
    public var spacing: AdaptiveSpacing
    /// True if a line separates the element from the one in front.
    public var hasSeparator: Bool
    /// The element's height.
    public var height: AdaptiveHeight
    /// The thing that is shown.
    public var content: Content

    /// The kinds of elements.
    public indirect enum Content: Sendable, Hashable {
        case textBlock(AdaptiveTextBlock)
        case richTextBlock([AdaptiveTextRun], alignment: AdaptiveHorizontalAlignment?)
        case image(AdaptiveImage)
        case imageSet([AdaptiveImage], size: AdaptiveImageSize)
        case media(AdaptiveMedia)
        case container(AdaptiveContainer)
        case columnSet(AdaptiveColumnSet)
        case factSet([AdaptiveFact])
        case table(AdaptiveTable)
        case carousel(AdaptiveCarousel)
        case actionSet([AdaptiveAction], alignment: AdaptiveHorizontalAlignment?)
        case input(AdaptiveInput)
    }

    /// The inputs of the element and of its descendants.
    public var inputs: [AdaptiveInput] {
        switch content {
        case .input(let input): [input]
        case .container(let container): container.items.flatMap(\.inputs)
        case .columnSet(let set): set.columns.flatMap { $0.container.items.flatMap(\.inputs) }
        case .table(let table): table.rows.flatMap { $0.cells.flatMap { $0.items.flatMap(\.inputs) } }
        case .carousel(let carousel): carousel.pages.flatMap { $0.items.flatMap(\.inputs) }
        default: []
        }
    }
}

/// A text.
public struct AdaptiveTextBlock: Sendable, Hashable {
    /// The text as it was written. It is Markdown only where the host enables that.
    public var text: String
    /// The look.
    public var style: AdaptiveTextStyle
    /// The size.
    public var size: AdaptiveTextSize
    /// The weight.
    public var weight: AdaptiveTextWeight
    /// The colour, by meaning.
    public var color: AdaptiveColor
    /// The font.
    public var fontType: AdaptiveFontType
    /// True if the text is less prominent.
    public var isSubtle: Bool
    /// True if the text continues on further lines.
    public var wraps: Bool
    /// The greatest number of lines; nil for any.
    public var maximumLines: Int?
    /// The horizontal place; nil takes that of the element around.
    public var alignment: AdaptiveHorizontalAlignment?
}

/// A stretch of text in one style. It is never Markdown.
public struct AdaptiveTextRun: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The size.
    public var size: AdaptiveTextSize
    /// The weight.
    public var weight: AdaptiveTextWeight
    /// The colour, by meaning.
    public var color: AdaptiveColor
    /// The font.
    public var fontType: AdaptiveFontType
    /// True if the text is less prominent.
    public var isSubtle: Bool
    /// True if the text is italic.
    public var isItalic: Bool
    /// True if the text is struck through.
    public var isStruckThrough: Bool
    /// True if the text is underlined.
    public var isUnderlined: Bool
    /// True if the text is highlighted.
    public var isHighlighted: Bool
    /// The action of a tap on the text.
    public var selectAction: AdaptiveAction?
}

/// A picture.
public struct AdaptiveImage: Sendable, Hashable {
    /// The picture's address; http, https, data, or relative to the card. Nil when it is not safe.
    public var url: String?
    /// The description for people who cannot see or play it.
    public var alternativeText: String?
    /// The size.
    public var size: AdaptiveImageSize
    /// The look.
    public var style: AdaptiveImageStyle
    /// The width in points, which takes precedence over the size.
    public var width: Double?
    /// The height in points, which takes precedence over the size.
    public var height: Double?
    /// The horizontal place; nil takes that of the element around.
    public var alignment: AdaptiveHorizontalAlignment?
    /// The colour behind a picture with transparent parts, such as "#DDDDDD".
    public var backgroundColor: String?
    /// The action of a tap.
    public var selectAction: AdaptiveAction?

    /// Creates a picture of its own size, or of a size by name.
    public init(url: String?, alternativeText: String? = nil, size: AdaptiveImageSize = .auto) {
        self.url = url
        self.alternativeText = alternativeText
        self.size = size
        style = .default
    }
}

/// A sound or film.
public struct AdaptiveMedia: Sendable, Hashable {
    /// A file, with its type as far as it is known.
    public struct Source: Sendable, Hashable {
        /// The file's address; http, https, or relative to the card.
        public var url: String
        /// The type, such as "video/mp4".
        public var mimeType: String?
    }

    /// The same content in different files; the first playable one is used.
    public var sources: [Source]
    /// The picture that is shown before.
    public var poster: String?
    /// The description for people who cannot see or play it.
    public var alternativeText: String?
}

/// Elements in a common area.
public struct AdaptiveContainer: Sendable, Hashable {
    /// The elements from top to bottom.
    public var items: [AdaptiveElement] = []
    /// The colours; nil takes those of the container around.
    public var style: AdaptiveContainerStyle?
    /// True if the area extends into the padding of the container around.
    public var bleeds = false
    /// The least height in points.
    public var minimumHeight: Double?
    /// The vertical place of content that is lower than its area; nil takes that of the container around.
    public var verticalContentAlignment: AdaptiveVerticalAlignment?
    /// True if the content runs from right to left; nil leaves that to the container around.
    public var isRightToLeft: Bool?
    /// The picture behind the content.
    public var backgroundImage: AdaptiveBackgroundImage?
    /// The action of a tap.
    public var selectAction: AdaptiveAction?
}

/// Columns side by side.
public struct AdaptiveColumnSet: Sendable, Hashable {
    /// A column.
    public struct Column: Sendable, Hashable {
        /// The name within the card.
        public var id: String?
        /// True if it is shown at first.
        public var isVisible: Bool
        /// The width.
        public var width: AdaptiveColumnWidth
        /// The distance to the column in front.
        public var spacing: AdaptiveSpacing
        /// True if a line separates it from the one in front.
        public var hasSeparator: Bool
        /// The content.
        public var container: AdaptiveContainer
    }

    /// The columns in reading direction.
    public var columns: [Column]
    /// The look.
    public var style: AdaptiveContainerStyle?
    /// True if the area extends into the padding of the container around.
    public var bleeds: Bool
    /// The least height in points.
    public var minimumHeight: Double?
    /// The horizontal place; nil takes that of the element around.
    public var alignment: AdaptiveHorizontalAlignment?
    /// The action of a tap.
    public var selectAction: AdaptiveAction?
}

/// A name with a value.
public struct AdaptiveFact: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The value.
    public var value: String
}

/// A table.
public struct AdaptiveTable: Sendable, Hashable {
    /// A column's width and alignment.
    public struct Column: Sendable, Hashable {
        /// The width.
        public var width: AdaptiveColumnWidth
        /// The horizontal place of content in cells; nil takes that of the table or column.
        public var horizontalAlignment: AdaptiveHorizontalAlignment?
        /// The vertical place of content in cells; nil takes that of the table or column.
        public var verticalAlignment: AdaptiveVerticalAlignment?
    }

    /// A row.
    public struct Row: Sendable, Hashable {
        /// The cells in reading direction.
        public var cells: [AdaptiveContainer]
        /// The look.
        public var style: AdaptiveContainerStyle?
        /// The horizontal place of content in cells; nil takes that of the table or column.
        public var horizontalAlignment: AdaptiveHorizontalAlignment?
        /// The vertical place of content in cells; nil takes that of the table or column.
        public var verticalAlignment: AdaptiveVerticalAlignment?
    }

    /// The columns in reading direction.
    public var columns: [Column]
    /// The rows from top to bottom.
    public var rows: [Row]
    /// True if the first row names the columns.
    public var firstRowIsHeader: Bool
    /// True if lines separate cells.
    public var showsGridLines: Bool
    /// The colours of the lines.
    public var gridStyle: AdaptiveContainerStyle
    /// The horizontal place of content in cells; nil takes that of the table or column.
    public var horizontalAlignment: AdaptiveHorizontalAlignment?
    /// The vertical place of content in cells; nil takes that of the table or column.
    public var verticalAlignment: AdaptiveVerticalAlignment?
}

/// Pages of which one is shown at a time.
public struct AdaptiveCarousel: Sendable, Hashable {
    /// The pages in their order.
    public var pages: [AdaptiveContainer]
    /// The time in milliseconds after which the next page is shown; nil for never.
    public var timer: Double?
    /// The page that is shown first.
    public var initialPage: Int
    /// True if the first page follows the last.
    public var loops: Bool
    /// The height in points; nil for that of the content.
    public var height: Double?
}
