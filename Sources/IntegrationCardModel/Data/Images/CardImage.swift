import Foundation

/// A picture of a card, of a known kind and within its bounds.
public struct CardImage: Sendable, Hashable {
    /// The kinds of pictures that are recognised by their first bytes.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webP = "image/webp"
        case bmp = "image/bmp"
        case svg = "image/svg+xml"
    }

    /// The size of an SVG picture in points, and the one in which it is drawn.
    package struct Vector: Sendable, Hashable {
        package let width: Double
        package let height: Double
        /// The length of the longer side in pixels, with which it takes no longer than `VectorCost` allows.
        package let side: Int
        /// The greatest length of the longer side in pixels with which it is drawn quickly, where it is enlarged.
        let sharpestSide: Int
    }

    /// The length in pixels of the longer side with which an SVG picture is drawn that is enlarged to a frame, as far as
    /// that takes no longer than `VectorCost` allows.
    ///
    /// - Parameter side: the length of the frame's longer side in points.
    package func vectorSide(inFrameOf side: Double) -> Int? {
        guard let vector, side * VectorCost.sharpScale > Double(vector.side) else { return vector?.side }
        let longer = max(vector.width, vector.height)
        let usual = max(VectorCost.sharpScale * longer, VectorCost.sharpSide)
        for wanted in [side * VectorCost.sharpScale, side * VectorCost.sharpScale / 2] where wanted > usual {
            let pixels = max(min(wanted, Double(VectorCost.sides[0])), longer).rounded(.up)
            if pixels <= Double(vector.sharpestSide) { return Int(pixels) }
        }
        return vector.side
    }

    /// The content; SVG with the values of its custom properties, and the filters that its drop shadows stand for.
    public let data: Data
    /// The kind by the first bytes, regardless of the server's content type.
    public let kind: Kind
    /// The width in pixels according to the picture's header; nil for SVG.
    public let width: Int?
    /// The height in pixels according to the picture's header; nil for SVG.
    public let height: Int?
    /// The size of an SVG picture; nil for pictures of pixels.
    package let vector: Vector?
    /// The estimated time in nanoseconds of drawing an SVG picture; 0 for pictures of pixels.
    let drawingTime: Double
    /// The pixels that decoding visits, some of them more than once; 0 for SVG.
    let visitedPixels: Int

    /// Checks the bytes of a picture, without decoding it.
    ///
    /// - Throws: `imageRefused` for other content, for pictures without a size, with more pixels than
    ///   `maximumImagePixels` or more bytes than `maximumImageBytes`, for JPEG with so many scans that its pixels would
    ///   be visited too often, and for SVG with entities of its own or with parts that take too long to draw.
    public init(_ data: Data, limits: CardDataLimits = .init()) throws(CardDataError) {
        guard data.count <= limits.maximumImageBytes else {
            throw .imageRefused("it is larger than \(limits.maximumImageBytes) bytes")
        }
        let header = ImageHeader(bytes: Array(data))
        guard let kind = header.kind else { throw .imageRefused("it is no picture of a known kind") }
        let isSmall = kind == .svg && data.count <= limits.maximumVectorBytes
        self.data = isSmall ? Self.expanded(data, most: limits.maximumVectorBytes) : data
        self.kind = kind
        if kind == .svg {
            guard !header.declaresEntities else { throw .imageRefused("it declares entities") }
            guard self.data.count <= limits.maximumVectorBytes else {
                throw .imageRefused("it is larger than \(limits.maximumVectorBytes) bytes")
            }
            let cost = try VectorCost(Array(self.data))
            vector = Vector(
                width: cost.size.width, height: cost.size.height, side: cost.side, sharpestSide: cost.sharpestSide)
            drawingTime = cost.time
            visitedPixels = 0
            width = nil
            height = nil
        } else {
            guard let size = header.size(of: kind), size.width > 0, size.height > 0 else {
                throw .imageRefused("its header names no size")
            }
            let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
            guard !overflow, pixels <= limits.maximumImagePixels else {
                throw .imageRefused("it has \(size.width) × \(size.height) pixels")
            }
            visitedPixels = header.visitedPixels(of: kind, pixels: pixels)
            guard visitedPixels <= 2 * limits.maximumImagePixels else {
                throw .imageRefused("its \(size.width) × \(size.height) pixels have \(header.scanCount) scans")
            }
            guard header.coefficientBytes(of: kind, pixels: pixels) <= ImageHeader.maximumCoefficientBytes else {
                throw .imageRefused("its \(size.width) × \(size.height) pixels are stored in several scans")
            }
            vector = nil
            drawingTime = 0
            width = size.width
            height = size.height
        }
    }

    /// An SVG picture with what libraries do not know written out.
    private static func expanded(_ data: Data, most: Int) -> Data {
        let data = VectorVariables.expanded(in: data, most: most)
        return data.count <= most ? VectorDropShadow.expanded(in: data) : data
    }
}
