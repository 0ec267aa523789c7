import Foundation

/// Text after everything that does not depend on a width: directions, faces, glyphs, possible breaks.
final class ShapedText: Sendable {
    /// The text that was shaped, without control characters; paragraphs end with a line feed.
    let text: [UInt8]
    let segments: [Segment]
    let pieces: [Piece]
    /// All clusters in reading order, with one for each line feed.
    let clusters: [Cluster]
    /// True for each paragraph whose letters read from right to left, in order.
    let paragraphIsRightToLeft: [Bool]

    init(
        text: [UInt8], segments: [Segment], pieces: [Piece], clusters: [Cluster], paragraphIsRightToLeft: [Bool]
    ) {
        self.text = text
        self.segments = segments
        self.pieces = pieces
        self.clusters = clusters
        self.paragraphIsRightToLeft = paragraphIsRightToLeft
    }

    /// A stretch of text of one run in one font; small capitals make several of one run.
    struct Segment: Sendable {
        let bytes: Range<Int>
        /// The run as the caller gave it, with the font scaled.
        let run: TextRun
        let font: FontDescriptor
        let metrics: LineMetrics
    }

    /// Glyphs of one face and direction, shaped together.
    struct Piece: Sendable {
        let segment: Int
        let bytes: Range<Int>
        /// The face; nil for an attachment or when there is no face to draw with.
        let face: FontFace?
        /// Odd levels read from right to left (Unicode Bidirectional Algorithm).
        let level: UInt8
        /// Added after every character beyond the face's own advances.
        let spacing: CGFloat
        /// From left to right.
        let glyphs: [PieceGlyph]

        var isRightToLeft: Bool { level & 1 == 1 }
    }

    struct PieceGlyph: Sendable {
        let id: UInt32
        let advance: CGFloat
        let dx: CGFloat
        let dy: CGFloat
        let cluster: Int32
    }

    /// The smallest part of text that can stand on a line of its own.
    struct Cluster: Sendable {
        var byteStart: Int32
        var byteEnd: Int32
        /// -1 for a line feed.
        var piece: Int32
        var segment: Int32
        /// Its glyphs in the piece.
        var glyphStart: Int32
        var glyphEnd: Int32
        var advance: CGFloat
        var flags: ClusterFlags
    }

    struct ClusterFlags: OptionSet, Sendable {
        let rawValue: UInt8
        static let whitespace = ClusterFlags(rawValue: 1)
        /// A line may begin here.
        static let lineBreak = ClusterFlags(rawValue: 2)
        /// A word may be cut here when it is longer than a line.
        static let characterBreak = ClusterFlags(rawValue: 4)
        static let tab = ClusterFlags(rawValue: 8)
        static let lineFeed = ClusterFlags(rawValue: 16)
    }

    /// The text of a byte range.
    func string(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }
}
