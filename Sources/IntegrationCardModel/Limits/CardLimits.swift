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

    /// The bounds of Adaptive Cards.
    public struct Adaptive: Sendable, Hashable {
        /// The greatest number of values that expanding a template produces. 100,000 by default.
        public var maximumExpandedValues = 100_000
        /// The greatest number of elements and actions in one card. 5,000 by default.
        public var maximumElements = 5_000
        /// The greatest nesting of elements and of show-card actions. 64 by default.
        public var maximumDepth = 64

        /// Creates the default bounds.
        public init() {}
    }
}
