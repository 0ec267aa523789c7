import SwiftUI

/// The state of a plot at the start of a pinch: what is under the fingers stays there.
nonisolated struct ChartPinch {
    /// A place on one axis that stays where it is while the zoom changes.
    struct Anchor {
        /// The zoom at the start.
        let zoom: CGFloat
        /// The place on the whole axis, in 0…1.
        let place: CGFloat
        /// The place in the visible part, in 0…1.
        let fraction: CGFloat

        init(zoom: CGFloat, start: CGFloat, fraction: CGFloat) {
            self.zoom = zoom
            self.fraction = fraction.clamped(to: 0...1)
            place = start + self.fraction / zoom
        }

        /// The centre of the visible part at another zoom, so that no end of the axis comes in.
        func center(zoom: CGFloat) -> CGFloat {
            let half = 0.5 / max(zoom, 1)
            return (place + (0.5 - fraction) / zoom).clamped(to: half...max(1 - half, half))
        }
    }

    let categories: Anchor
    let values: Anchor

    init(plot: ChartPlot, at location: CGPoint) {
        let left = (location.x - plot.frame.minX) / max(plot.frame.width, 1)
        let across = plot.isRightToLeft ? 1 - left : left
        let down = (location.y - plot.frame.minY) / max(plot.frame.height, 1)
        categories = Anchor(
            zoom: CGFloat(plot.categories.zoom), start: CGFloat(plot.categories.start),
            fraction: plot.isLying ? down : across)
        let valueZoom = CGFloat(plot.valueZoom)
        let center = CGFloat(plot.valueCenter).clamped(to: 0.5 / valueZoom...1 - 0.5 / valueZoom)
        values = Anchor(zoom: valueZoom, start: center - 0.5 / valueZoom, fraction: plot.isLying ? across : 1 - down)
    }
}
