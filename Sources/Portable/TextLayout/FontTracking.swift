import Foundation

/// Spacing added between characters so that text is as wide as in iOS's system face, by size and weight.
enum FontTracking {
    /// Added after each character of a face, in points.
    ///
    /// A face that is asked for by its own name keeps its own advances, as a custom font does on iOS.
    static func tracking(of face: FontFace, for family: FontFamily) -> CGFloat {
        if case .named(let name) = family, name.hasPrefix(face.family) { return 0 }
        return switch face.family {
        case FontCatalog.text.name:
            face.size * (designed(size: face.size) + correction(size: face.size) * share(weight: face.weight))
        case FontCatalog.monospaced.name: face.size * monospacedCorrection
        default: 0
        }
    }

    /// Ems that Inter's designer publishes for a size.
    private static func designed(size: CGFloat) -> CGFloat { CGFloat(-0.0223 + 0.185 * exp(-0.1745 * Double(size))) }

    /// Ems by which text of regular weight is set closer than Inter's designer publishes ("dynamic metrics",
    /// −0.0223 + 0.185 · e^(−0.1745 · size) ems).
    ///
    /// Measured in pictures of iOS 17.5 and 18.5 (project facts, iOS metrics, "Widths"): against that setting, glyphs
    /// 0.479 em wide on average are equal at 11 and 12 points, 1 % narrower at 13, 1.5 % at 15, 3 % at 16 and 17.
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

    /// The part of the correction that a weight takes: all of it up to regular, a third from semibold on (1 % at 17
    /// points, measured as above).
    private static func share(weight: Int) -> CGFloat {
        1 - CGFloat(min(max(weight - 400, 0), 200)) / 200 * 2 / 3
    }

    /// Ems that the advance of 0.6 em lacks to the 0.619 em of iOS's monospaced face (measured as above).
    private static let monospacedCorrection: CGFloat = 0.019
}
