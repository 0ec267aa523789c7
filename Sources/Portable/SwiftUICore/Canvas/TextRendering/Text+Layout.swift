import Drawing
import TextLayout

extension Text {
    /// The lines of a text in its place, for those who draw it. Coordinates are points from the top left corner of the
    /// text.
    @available(iOS 17.0, *)
    public struct Layout: RandomAccessCollection, Equatable {
        public typealias Element = Text.Layout.Line
        public typealias Index = Int
        public typealias Indices = Range<Int>
        public typealias Iterator = IndexingIterator<Text.Layout>
        public typealias SubSequence = Slice<Text.Layout>

        private let lines: [Line]

        /// True if a part of the text is left out.
        @available(iOS 18.0, *)
        public var isTruncated: Bool { isCut }
        private let isCut: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Text.Layout.Line { lines[index] }

        init(_ text: ResolvedStyledText, _ frame: TextFrame, paints: [Paint]) {
            isCut = frame.isTruncated
            lines = Self.lines(of: text, frame, paints: paints)
        }
    }
}

@available(iOS 17.0, *)
extension Text.Layout {
    /// A line of the text, of one or more runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        public typealias Element = Text.Layout.Run
        public typealias Index = Int
        public typealias Indices = Range<Int>
        public typealias Iterator = IndexingIterator<Text.Layout.Line>
        public typealias SubSequence = Slice<Text.Layout.Line>

        /// The start of the baseline.
        public let origin: CGPoint
        public let typographicBounds: Text.Layout.TypographicBounds
        let runs: [Run]
        /// Pictures and lines that belong to no glyph.
        let rest: DisplayList

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Text.Layout.Run { runs[index] }
    }

    /// Glyphs of one font, one style and one direction, from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        public typealias Element = Text.Layout.RunSlice
        public typealias Index = Int
        public typealias Indices = Range<Int>
        public typealias Iterator = IndexingIterator<Text.Layout.Run>
        public typealias SubSequence = Text.Layout.RunSlice

        let glyphs: GlyphRun
        let attributes: [AnyTextAttribute]
        /// The place of the run's text in the text, in bytes.
        let start: Int
        let metrics: LineMetrics

        public var startIndex: Int { 0 }
        public var endIndex: Int { glyphs.glyphs.count }
        public subscript(index: Int) -> Text.Layout.RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { RunSlice(run: self, indices: bounds) }

        /// The value that the text has been given with `customAttribute(_:)`.
        public subscript<T>(key: T.Type) -> T? where T: TextAttribute {
            attributes.firstNonNil { $0.value(as: T.self) }
        }

        public var layoutDirection: LayoutDirection { glyphs.isRightToLeft ? .rightToLeft : .leftToRight }
        public var typographicBounds: Text.Layout.TypographicBounds { self[0..<endIndex].typographicBounds }
        public var characterIndices: [Text.Layout.CharacterIndex] { self[0..<endIndex].characterIndices }

        public static func == (lhs: Text.Layout.Run, rhs: Text.Layout.Run) -> Bool {
            lhs.glyphs == rhs.glyphs && lhs.attributes == rhs.attributes && lhs.start == rhs.start
        }
    }

    /// Some glyphs of a run that follow each other.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public typealias Element = Text.Layout.RunSlice
        public typealias Index = Int
        public typealias Indices = Range<Int>
        public typealias Iterator = IndexingIterator<Text.Layout.RunSlice>
        public typealias SubSequence = Text.Layout.RunSlice

        public let run: Text.Layout.Run
        /// The places of the glyphs in the run.
        public let indices: Range<Int>

        public init(run: Text.Layout.Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: 0..<run.endIndex)
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> Text.Layout.RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { RunSlice(run: run, indices: bounds) }

        /// The value that the text has been given with `customAttribute(_:)`.
        public subscript<T>(key: T.Type) -> T? where T: TextAttribute { run[T.self] }

        public var typographicBounds: Text.Layout.TypographicBounds {
            let glyphs = run.glyphs.glyphs[indices]
            let start = glyphs.first.map(\.position.x) ?? 0
            return TypographicBounds(
                origin: CGPoint(x: run.glyphs.origin.x + start, y: run.glyphs.origin.y),
                width: glyphs.reduce(0) { $0 + $1.advance }, metrics: run.metrics)
        }

        /// The places of the characters that the glyphs draw.
        public var characterIndices: [Text.Layout.CharacterIndex] {
            run.glyphs.glyphs[indices].map { CharacterIndex(position: run.start + $0.cluster) }
        }

        public static func == (a: Text.Layout.RunSlice, b: Text.Layout.RunSlice) -> Bool {
            a.indices == b.indices && a.run == b.run
        }
    }

    /// The extent of glyphs by their font.
    public struct TypographicBounds: Equatable, Sendable {
        /// The start of the baseline.
        public private(set) var origin = CGPoint.zero
        public private(set) var width: CGFloat = 0
        /// Above the baseline.
        public private(set) var ascent: CGFloat = 0
        /// Below the baseline.
        public private(set) var descent: CGFloat = 0
        /// Between lines.
        public private(set) var leading: CGFloat = 0

        public init() {}

        init(origin: CGPoint, width: CGFloat, metrics: LineMetrics) {
            self.origin = origin
            self.width = width
            ascent = metrics.ascent
            descent = metrics.descent
            leading = metrics.leading
        }

        /// The rectangle between ascent and descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// The place of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        public typealias Stride = Int

        let position: Int

        @_documentation(visibility: internal)
        public static func < (lhs: Text.Layout.CharacterIndex, rhs: Text.Layout.CharacterIndex) -> Bool {
            lhs.position < rhs.position
        }

        public func advanced(by n: Int) -> Text.Layout.CharacterIndex { CharacterIndex(position: position + n) }
        public func distance(to other: Text.Layout.CharacterIndex) -> Int { other.position - position }
    }

    /// Ways to draw parts of a text.
    public struct DrawingOptions: OptionSet {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Glyphs stand where they are, and not on fractions of pixels that are drawn faster. They always do on Linux.
        public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { DrawingOptions(rawValue: 1) }
    }
}

@available(*, unavailable)
extension Text.Layout: Sendable {}

@available(*, unavailable)
extension Text.Layout.Line: Sendable {}

@available(*, unavailable)
extension Text.Layout.Run: Sendable {}

@available(*, unavailable)
extension Text.Layout.RunSlice: Sendable {}

@available(*, unavailable)
extension Text.Layout.DrawingOptions: Sendable {}
