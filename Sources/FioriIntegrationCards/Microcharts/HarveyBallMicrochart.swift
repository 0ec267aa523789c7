import FioriSwiftUICore
import SwiftUI

/// A share of a total as the filled part of a circle, with the share above the total beside it.
nonisolated struct HarveyBallMicrochart: View {
    private let ball: ResolvedMicrochart.HarveyBall
    @Environment(\.locale) private var locale

    init(_ ball: ResolvedMicrochart.HarveyBall) { self.ball = ball }

    @MainActor var body: some View { TextBesideMicrochart { parts } }

    @ViewBuilder @MainActor private var parts: some View {
        let words = MicrochartWords(locale: locale)
        Canvas { context, size in
            let circle = CGRect(origin: .zero, size: size)
            context.fill(Path(ellipseIn: circle), with: .color(.preferredColor(.tertiaryFill)))
            context.fill(Self.sector(Self.share(of: ball), in: circle), with: .color(ball.color.markColor))
        }
        .frame(width: MicrochartMetrics.height, height: MicrochartMetrics.height)
        VStack(alignment: .leading, spacing: 2) {
            Text(words.fraction(of: ball))
                .labelColor(ball.color.textColor)
                .modifier(MicrochartParts.fraction)
            if ball.showsTotal { Text(words.total(of: ball)).modifier(MicrochartParts.total) }
        }
        .modifier(NumberFit())
    }

    /// The share from 0 to 1.
    static func share(of ball: ResolvedMicrochart.HarveyBall) -> Double {
        guard ball.total > 0 else { return 0 }
        return min(max(ball.fraction / ball.total, 0), 1)
    }

    /// The part of a circle, clockwise from the top.
    static func sector(_ share: Double, in frame: CGRect) -> Path {
        guard share < 1 else { return Path(ellipseIn: frame) }
        var path = Path()
        guard share > 0 else { return path }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(frame.width, frame.height) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        path.closeSubpath()
        return path
    }
}
