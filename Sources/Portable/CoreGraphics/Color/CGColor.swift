import Foundation

/// A colour: components in a colour space, and an alpha.
public final class CGColor: Hashable, Sendable {
    /// The colour space; this implementation has no colours without one.
    public let colorSpace: CGColorSpace?
    /// The components in the colour space, then the alpha.
    public let components: [CGFloat]?

    /// A colour from a colour space's components followed by the alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        colorSpace = space
        self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    }

    package init(space: CGColorSpace, values: [CGFloat]) {
        colorSpace = space
        components = values
    }

    /// An sRGB colour; components 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// An sRGB colour; components 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// A gray of the gamma 2.2 space; 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { components?.last ?? 1 }

    public var numberOfComponents: Int { components?.count ?? 0 }

    /// A copy with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
    }

    public func copy() -> CGColor? { self }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.colorSpace == rhs.colorSpace && lhs.components == rhs.components)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(components)
    }
}

extension CGColor {
    /// The components in extended sRGB, not premultiplied.
    package var sRGBComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
        guard let colorSpace, let components, components.count > colorSpace.numberOfComponents else {
            return (0, 0, 0, 0)
        }
        let rgb = ColorConversion.sRGB(from: components, in: colorSpace.kind)
        return (rgb.0, rgb.1, rgb.2, Double(alpha))
    }
}
