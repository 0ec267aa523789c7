/// The bounds within which content from strangers is processed.
///
/// Every bound is a plain value that a host may change; the defaults are far above what real cards use and far below
/// what could exhaust a phone. Reaching a bound never stops the process: it yields an error or a diagnostic.
public struct CardLimits: Sendable, Hashable {
    /// The bounds of JSON texts: manifests, data, Adaptive Card payloads.
    public var json = JSON()
    /// The bounds of bindings and their expressions.
    public var expressions = Expressions()
    /// The bounds of regular expressions that a card brings along.
    public var patterns = Patterns()
    /// The bounds of `{{…}}` placeholder passes.
    public var placeholders = Placeholders()
    /// The bounds of Adaptive Card templates and elements.
    public var adaptive = Adaptive()
    /// The bounds of all that one card makes of its data.
    public var content = Content()

    /// Creates the default bounds.
    public init() {}

    /// The bounds of one JSON text.
    public struct JSON: Sendable, Hashable {
        /// The greatest size of the text in bytes. 16 MiB by default.
        public var maximumBytes = 16 * 1024 * 1024
        /// The greatest nesting of arrays and objects. 128 by default; values above 512 count as 512, so that
        /// recursion stays within the stack of a secondary thread.
        public var maximumDepth = 128
        /// The greatest length of one string or member name in UTF-8 bytes. 4 MiB by default.
        public var maximumStringBytes = 4 * 1024 * 1024
        /// The greatest number of values in one text. 1,000,000 by default.
        public var maximumValues = 1_000_000

        /// Creates the default bounds.
        public init() {}
    }

    /// The bounds of one binding string and of each evaluation of it.
    public struct Expressions: Sendable, Hashable {
        /// The greatest length of a binding string in UTF-8 bytes. 64 KiB by default. Longer strings that contain
        /// binding syntax are kept as text.
        public var maximumBytes = 64 * 1024
        /// The greatest nesting of operators, calls and parentheses. 64 by default; values above 256 count as 256.
        public var maximumDepth = 64
        /// The greatest number of evaluation steps: operators, calls, and elements or characters that a call visits.
        /// 100,000 by default.
        public var maximumSteps = 100_000
        /// The greatest length in UTF-8 bytes of a string that an evaluation produces. 1 MiB by default.
        public var maximumResultBytes = 1024 * 1024
        /// The greatest number of elements of an array that an evaluation produces. 100,000 by default.
        public var maximumElements = 100_000

        /// Creates the default bounds.
        public init() {}
    }

    /// The bounds of regular expressions.
    public struct Patterns: Sendable, Hashable {
        /// The greatest length of a pattern in characters. 1,000 by default.
        public var maximumLength = 1_000
        /// The greatest size of a compiled pattern in instructions, repetitions written out. 20,000 by default.
        public var maximumInstructions = 20_000
        /// The greatest number of matcher steps in one search. 200,000 by default.
        public var maximumSteps = 200_000

        /// Creates the default bounds.
        public init() {}
    }

    /// The bounds of placeholder replacement.
    public struct Placeholders: Sendable, Hashable {
        /// The nesting to which a manifest is searched for placeholders. 15 by default, as in UI5: what lies deeper
        /// keeps its placeholders.
        public var maximumDepth = 15
        /// The greatest length in UTF-8 bytes of a string after replacement. 1 MiB by default.
        public var maximumResultBytes = 1024 * 1024

        /// Creates the default bounds.
        public init() {}
    }

    /// The bounds of all texts and values that one card makes of its data, whichever part of it they belong to.
    ///
    /// They are counted while they are made, and what exceeds them is left out with a diagnostic.
    public struct Content: Sendable, Hashable {
        /// The greatest length of all texts in UTF-8 bytes; a text that is shown twice counts twice. 1 MiB by default.
        public var maximumTextBytes = 1024 * 1024
        /// The greatest number of values: a number counts once, a text twice, an object three times besides what it
        /// holds. 25,000 by default. Rows of lists behind the first 400 are not among them, since views make them when
        /// they come into sight; they have bounds of their own.
        public var maximumValues = 25_000
        /// The greatest number of changes between texts that are written from left to right and from right to left.
        /// 98,304 by default: each begins a run that is shaped and drawn by itself.
        public var maximumTurns = 96 * 1024
        /// The greatest length of all addresses that hold pictures (`data:image/…`) in UTF-8 bytes. 32 MiB by default. An
        /// address that many values share counts once.
        public var maximumPictureBytes = 32 * 1024 * 1024
        /// The greatest length of all texts in rows behind the first 400. 32 MiB by default.
        public var maximumLaterTextBytes = 32 * 1024 * 1024
        /// The greatest number of values in rows behind the first 400. 2,000,000 by default.
        public var maximumLaterValues = 2_000_000
        /// The greatest number of changes of direction in rows behind the first 400. 1,000,000 by default.
        public var maximumLaterTurns = 1_000_000
        /// The greatest number of evaluation steps until the user or the host asks for something new. 1,000,000 by
        /// default.
        public var maximumSteps = 1_000_000
        /// The greatest length of one text in UTF-8 bytes; the rest is replaced by an ellipsis. 16 KiB by default.
        public static let maximumShownBytes = 16 * 1024

        /// True for a text of which only the beginning is shown.
        static func isCut(_ text: String) -> Bool { text.utf8.count > maximumShownBytes && !text.hasPrefix("data:") }

        /// The message for a text of which only the beginning is shown.
        static let longTextNotice = "texts are shown up to \(maximumShownBytes / 1024) KiB; the rest is left out"

        /// The greatest number of columns of a table. 100 by default.
        public var maximumColumns = 100
        /// The greatest number of groups and items of an object card, and of appointments and entries of a calendar's
        /// legend, which views make all at once. 500 by default.
        public var maximumItems = 500
        /// The greatest number of points of a chart with a series for each value of a dimension: series times categories.
        /// 20,000 by default.
        public var maximumPoints = 20_000
        /// The greatest number of filters. 50 by default.
        public var maximumFilters = 50
        /// The greatest `modelSizeLimit` that a card may ask for: the most elements that one list shows. 20,000 by
        /// default; UI5's own default of 1,000 applies to cards that ask for nothing.
        public var maximumListElements = 20_000

        /// The bounds of rows behind the first 400.
        var later: Content {
            var limits = self
            limits.maximumTextBytes = maximumLaterTextBytes
            limits.maximumValues = maximumLaterValues
            limits.maximumTurns = maximumLaterTurns
            return limits
        }

        /// Creates the default bounds.
        public init() {}
    }

    /// The bounds of Adaptive Cards.
    public struct Adaptive: Sendable, Hashable {
        /// The greatest number of values that expanding a template produces. 100,000 by default.
        public var maximumExpandedValues = 100_000
        /// The greatest number of elements, actions, choices and facts in one card. 2,000 by default.
        public var maximumElements = 2_000
        /// The greatest length of all texts of elements in UTF-8 bytes. 512 KiB by default.
        public var maximumTextBytes = 512 * 1024
        /// The greatest nesting of elements and of show-card actions. 64 by default.
        public var maximumDepth = 64

        /// Creates the default bounds.
        public init() {}
    }
}
