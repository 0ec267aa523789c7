import SwiftUI

/// A bullet: a strip for the value on a track, ticks for thresholds and a bar for the target.
nonisolated struct BulletMicrochart: View {
    private let bullet: ResolvedMicrochart.Bullet
    @Environment(\.layoutDirection) private var layoutDirection

    init(_ bullet: ResolvedMicrochart.Bullet) { self.bullet = bullet }

    @MainActor var body: some View {
        let isMirrored = layoutDirection == .rightToLeft
        Canvas { context, size in
            let frames = BulletFrames(bullet, in: size, isMirrored: isMirrored)
            context.fill(
                Path(roundedRect: frames.track, cornerRadius: 2), with: .color(.preferredColor(.tertiaryFill)))
            for (threshold, frame) in zip(bullet.thresholds, frames.thresholds) {
                context.fill(Path(frame), with: .color(threshold.color.markColor))
            }
            if let value = frames.value { context.fill(Path(value), with: .color(bullet.color.markColor)) }
            if let target = frames.target {
                context.fill(Path(roundedRect: target, cornerRadius: 1), with: .color(.preferredColor(.primaryLabel)))
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: MicrochartMetrics.barHeight)
        .frame(minWidth: 40)
    }
}

/// The frames of a bullet's parts.
nonisolated struct BulletFrames: Equatable {
    let track: CGRect
    /// The strip of the value; nil without a value.
    let value: CGRect?
    /// The bar of the target; nil without a target.
    let target: CGRect?
    /// The ticks of the thresholds in their order.
    let thresholds: [CGRect]

    /// - Parameter isMirrored: true starts at the right edge.
    init(_ bullet: ResolvedMicrochart.Bullet, in size: CGSize, isMirrored: Bool) {
        let values = [bullet.value, bullet.target].compactMap { $0 } + bullet.thresholds.map(\.value)
        // The scale holds all values, also where the manifest's bounds do not.
        let scale = MicrochartScale(
            lower: bullet.minValue ?? min(0, values.min() ?? 0),
            upper: max(bullet.maxValue ?? 0, values.max() ?? 0))
        func frame(from start: CGFloat, to end: CGFloat, height: CGFloat) -> CGRect {
            let (left, right) = (min(start, end), max(start, end))
            return CGRect(
                x: isMirrored ? size.width - right : left, y: (size.height - height) / 2, width: right - left,
                height: height)
        }
        func mark(_ value: Double, width: CGFloat) -> CGRect {
            let center = scale.place(value) * size.width
            let start = max(0, min(center - width / 2, size.width - width))
            return frame(from: start, to: start + width, height: size.height)
        }
        track = CGRect(origin: .zero, size: size)
        value = bullet.value.map {
            frame(
                from: scale.place(0) * size.width, to: scale.place($0) * size.width,
                height: MicrochartMetrics.valueStripHeight)
        }
        target = bullet.target.map { mark($0, width: 3) }
        thresholds = bullet.thresholds.map { mark($0.value, width: 2) }
    }
}
