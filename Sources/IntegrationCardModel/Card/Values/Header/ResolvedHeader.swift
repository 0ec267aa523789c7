import Foundation

/// The header of a card.
public struct ResolvedHeader: Sendable, Hashable {
    /// The title; empty when it is undefined.
    public var title: String
    /// The greatest number of lines of the title. 3 by default.
    public var titleMaxLines = 3
    /// The subtitle; empty when there is none.
    public var subtitle = ""
    /// The greatest number of lines of the subtitle. 2 by default.
    public var subtitleMaxLines = 2
    /// The avatar.
    public var icon: ResolvedIcon?
    /// The status text, such as "4 of 20"; nil when there is none or it is hidden.
    public var status: String?
    /// The time of the data, shown relative to now.
    public var dataTimestamp: Date?
    /// The action of a tap.
    public var action: ResolvedAction?
    /// The texts above the title, at most two.
    public var banner: [Banner] = []
    /// The rows of figures below the title.
    public var infoRows: [ResolvedInfoRow] = []
    /// True if long words are hyphenated.
    public var isHyphenated = false
    /// True if the header has a button that closes the card; nil leaves that to the dialogue.
    public var showsCloseButton: Bool?
    /// The figures of a numeric header; nil for a default header.
    public var figures: ResolvedFigures?

    /// A text above the title.
    public struct Banner: Sendable, Hashable {
        /// The text.
        public var text: String
        /// True if the text is less prominent.
        public var isDiminished = false
    }
}
