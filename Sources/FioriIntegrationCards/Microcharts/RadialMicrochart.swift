import FioriSwiftUICore
import SwiftUI

/// A share as an arc of a ring, with the percentage beside it.
///
/// The percentage is beside the ring and not within it, where it could not grow with the text size.
nonisolated struct RadialMicrochart: View {
    private let radial: ResolvedMicrochart.Radial
    private let showsPercentage: Bool
    @Environment(\.locale) private var locale

    /// - Parameter showsPercentage: false where another text stands for the value.
    init(_ radial: ResolvedMicrochart.Radial, showsPercentage: Bool = true) {
        self.radial = radial
        self.showsPercentage = showsPercentage
    }

    static let lineWidth: CGFloat = 5

    @MainActor var body: some View { TextBesideMicrochart { parts } }

    @ViewBuilder @MainActor private var parts: some View {
        Canvas { context, size in
            let share = Self.share(of: radial)
            context.stroke(
                Self.arc(1, in: size), with: .color(.preferredColor(.tertiaryFill)), lineWidth: Self.lineWidth)
            if share > 0 {
                context.stroke(
                    Self.arc(share, in: size), with: .color(radial.color.markColor), lineWidth: Self.lineWidth)
            }
        }
        .frame(width: MicrochartMetrics.radialDiameter, height: MicrochartMetrics.radialDiameter)
        if showsPercentage {
            Text(MicrochartWords(locale: locale).percentage(of: radial))
                .modifier(NumberFit())
                .labelColor(radial.color.textColor)
                .modifier(MicrochartParts.fraction)
        }
    }

    /// The share from 0 to 1.
    static func share(of radial: ResolvedMicrochart.Radial) -> Double {
        radial.percentage.isFinite ? min(max(radial.percentage / 100, 0), 1) : 0
    }

    /// The middle of the ring's stroke, clockwise from the top.
    static func arc(_ share: Double, in size: CGSize) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: size.width / 2, y: size.height / 2),
            radius: (min(size.width, size.height) - lineWidth) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        return path
    }
}
