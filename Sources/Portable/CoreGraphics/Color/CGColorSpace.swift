import Foundation

/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case xyz = 7
}

/// A colour space. All drawing happens in sRGB; colours of other spaces are converted to it.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// The colour spaces with conversions.
    package enum Kind: Hashable, Sendable {
        case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, gray
    }

    package let kind: Kind
    /// The space's name, one of the constants above.
    public let name: CFString?

    package init(kind: Kind, name: CFString) {
        self.kind = kind
        self.name = name
    }

    /// The space with a name; nil for names other than the constants above.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(kind: .sRGB, name: name)
        case Self.extendedSRGB: self.init(kind: .extendedSRGB, name: name)
        case Self.linearSRGB: self.init(kind: .linearSRGB, name: name)
        case Self.extendedLinearSRGB: self.init(kind: .extendedLinearSRGB, name: name)
        case Self.displayP3: self.init(kind: .displayP3, name: name)
        case Self.genericGrayGamma2_2: self.init(kind: .gray, name: name)
        default: return nil
        }
    }

    public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    package static let standard = CGColorSpace(kind: .sRGB, name: sRGB)
    package static let gray = CGColorSpace(kind: .gray, name: genericGrayGamma2_2)
}

/// The device RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The device gray space: gray levels with the transfer function of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// The conversions between the transfer functions and primaries of colour spaces.
package enum ColorConversion {
    /// Decodes an sRGB level; odd-symmetric below zero, as in extended spaces (IEC 61966-2-1).
    package static func linear(fromSRGB level: Double) -> Double {
        let size = abs(level)
        let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return level < 0 ? -value : value
    }

    /// Encodes a linear level in sRGB.
    package static func sRGB(fromLinear level: Double) -> Double {
        let size = abs(level)
        let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return level < 0 ? -value : value
    }

    /// Converts Display P3 levels to sRGB, through the XYZ matrices of the primaries at white point D65.
    package static func sRGB(fromDisplayP3 color: (Double, Double, Double)) -> (Double, Double, Double) {
        let (r, g, b) = (linear(fromSRGB: color.0), linear(fromSRGB: color.1), linear(fromSRGB: color.2))
        return (
            sRGB(fromLinear: 1.224_940_18 * r - 0.224_940_18 * g),
            sRGB(fromLinear: -0.042_056_95 * r + 1.042_056_95 * g),
            sRGB(fromLinear: -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
        )
    }

    /// Converts a space's components, without alpha, to sRGB levels, which may be outside 0…1.
    package static func sRGB(from components: [CGFloat], in kind: CGColorSpace.Kind) -> (Double, Double, Double) {
        let c = components.map { Double($0) }
        switch kind {
        case .gray: return (c[0], c[0], c[0])
        case .sRGB, .extendedSRGB: return (c[0], c[1], c[2])
        case .linearSRGB, .extendedLinearSRGB:
            return (sRGB(fromLinear: c[0]), sRGB(fromLinear: c[1]), sRGB(fromLinear: c[2]))
        case .displayP3: return sRGB(fromDisplayP3: (c[0], c[1], c[2]))
        }
    }
}
