import Foundation

/// The extension of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient of colours at locations.
public final class CGGradient: Sendable {
    /// The stops, in extended sRGB, with locations from 0 to 1 in ascending order.
    package let stops: [(color: CGColor, location: CGFloat)]

    /// A gradient of colours, spread evenly without locations. Nil without colours.
    /// - Parameter colors: values of type `CGColor`; others are ignored.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return (colors[index], locations?[index] ?? even)
        }.sorted { $0.location < $1.location }
    }

    /// A gradient from the components of consecutive colours, each followed by its alpha.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        stops = (0..<count).map { index in
            let values = Array(UnsafeBufferPointer(start: components + index * size, count: size))
            let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
            return (CGColor(space: space, values: values), locations?[index] ?? even)
        }.sorted { $0.location < $1.location }
    }
}
