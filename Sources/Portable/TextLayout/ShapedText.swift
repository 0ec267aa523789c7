import Foundation

/// The part of text layout that is independent of a width: directions, faces, glyphs and break opportunities.
final class ShapedText: Sendable {
    /// The shaped text, without control characters; paragraphs end with a line feed.
    let text: [UInt8]
    let segments: [Segment]
    let pieces: [Piece]
    /// All clusters in reading order, with one for each line feed.
    let clusters: [Cluster]
    /// True for each paragraph that reads from right to left, in order.
    let paragraphIsRightToLeft: [Bool]

    init(
        text: [UInt8], segments: [Segment], pieces: [Piece], clusters: [Cluster], paragraphIsRightToLeft: [Bool]
    ) {
        self.text = text
        self.segments = segments
        self.pieces = pieces.fitted
        self.clusters = clusters.fitted
        self.paragraphIsRightToLeft = paragraphIsRightToLeft
    }

    /// Text of one run in one font; a run with small capitals has several.
    struct Segment: Sendable {
        let bytes: Range<Int>
        /// The caller's run, with its font scaled.
        let run: TextRun
        let font: FontDescriptor
        let metrics: LineMetrics
    }

    /// Glyphs of one face and direction, shaped together.
    struct Piece: Sendable {
        let segment: Int
        let bytes: Range<Int>
        /// The face; nil for an attachment or without any face.
        let face: FontFace?
        /// The embedding level; odd for right to left (Unicode Bidirectional Algorithm).
        let level: UInt8
        /// The spacing after each character, in addition to the face's advances.
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

    /// The smallest unit of line breaking.
    struct Cluster: Sendable {
        var byteStart: Int32
        var byteEnd: Int32
        /// -1 for a line feed.
        var piece: Int32
        var segment: Int32
        /// The cluster's range of glyphs in the piece.
        var glyphStart: Int32
        var glyphEnd: Int32
        var advance: CGFloat
        var flags: ClusterFlags
    }

    struct ClusterFlags: OptionSet, Sendable {
        let rawValue: UInt8
        static let whitespace = ClusterFlags(rawValue: 1)
        /// A break opportunity before the cluster.
        static let lineBreak = ClusterFlags(rawValue: 2)
        /// A break opportunity inside a word that exceeds a line.
        static let characterBreak = ClusterFlags(rawValue: 4)
        static let tab = ClusterFlags(rawValue: 8)
        static let lineFeed = ClusterFlags(rawValue: 16)
        /// A soft hyphen, which is seen only where a line breaks behind it.
        static let softHyphen = ClusterFlags(rawValue: 32)
    }

    /// The text of a byte range.
    func string(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }
}

extension Array {
    /// The same array without the room in which it has grown, if there is much.
    fileprivate var fitted: [Element] {
        guard count > 1_024, capacity > count + count / 8 else { return self }
        var result: [Element] = []
        result.reserveCapacity(count)
        result += self
        return result
    }
}
