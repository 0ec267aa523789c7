import Foundation

/// The tracking that gives text the width of iOS's system typeface, by size and weight.
enum FontTracking {
    /// The tracking of a face, in points.
    ///
    /// A face that is requested by name keeps its own advances, like a custom font on iOS.
    static func tracking(of face: FontFace, for family: FontFamily) -> CGFloat {
        if case .named(let name) = family, name.hasPrefix(face.family) { return 0 }
        return switch face.family {
        case FontCatalog.text.name:
            face.size * (designed(size: face.size) + correction(size: face.size) * share(weight: face.weight))
        case FontCatalog.monospaced.name: face.size * monospacedCorrection
        default: 0
        }
    }

    /// The tracking in ems that Inter's designer publishes for a size.
    private static func designed(size: CGFloat) -> CGFloat { CGFloat(-0.0223 + 0.185 * exp(-0.1745 * Double(size))) }

    /// The corrections in ems for text of regular weight, relative to Inter's published tracking ("dynamic metrics",
    /// −0.0223 + 0.185 · e^(−0.1745 · size) ems).
    ///
    /// Measured in pictures of iOS 17.5 and 18.5 (Docs/Facts/IOSMetrics.md, "Widths"): relative to that tracking,
    /// glyphs of 0.479 em on average are equal at 11 and 12 points, 1 % narrower at 13, 1.5 % at 15, 3 % at 16 and 17.
    private static let corrections: [(size: CGFloat, ems: CGFloat)] = [
        (12, 0), (13, -0.0048), (15, -0.0072), (16, -0.0144),
    ]

    /// The correction for a size, interpolated between the measured ones.
    private static func correction(size: CGFloat) -> CGFloat {
        guard let next = corrections.firstIndex(where: { $0.size >= size }) else { return corrections.last!.ems }
        guard next > 0 else { return corrections[0].ems }
        let (below, above) = (corrections[next - 1], corrections[next])
        return below.ems + (above.ems - below.ems) * (size - below.size) / (above.size - below.size)
    }

    /// The fraction of the correction for a weight: 1 up to regular, a third from semibold (1 % at 17 points, measured
    /// as above).
    private static func share(weight: Int) -> CGFloat {
        1 - CGFloat(min(max(weight - 400, 0), 200)) / 200 * 2 / 3
    }

    /// The difference in ems between the advance of 0.6 em and the 0.619 em of iOS's monospaced typeface (measured as
    /// above).
    private static let monospacedCorrection: CGFloat = 0.019
}
