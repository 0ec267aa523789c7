import Foundation

/// What a gradient draws beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that change from place to place.
public class CGGradient: @unchecked Sendable {
    /// Colours in extended sRGB with their places, 0 to 1 in rising order.
    package let stops: [(color: CGColor, location: CGFloat)]

    /// A gradient of colours; without locations they are spread evenly. Nil without colours.
    /// - Parameter colors: values of type `CGColor`; others are left out.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return (colors[index], locations?[index] ?? even)
        }.sorted { $0.location < $1.location }
    }

    /// A gradient from a space's components, one colour after the other, each with its opacity.
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
