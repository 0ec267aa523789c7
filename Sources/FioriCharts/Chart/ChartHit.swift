import SwiftUI

/// Finds the point that a touch means.
nonisolated struct ChartHit {
    let layout: ChartLayout

    /// The point whose mark is nearest to a place; charts with categories ask the category at the place only.
    func point(at location: CGPoint) -> ChartPointIndex? {
        let plot = layout.plot
        let input = plot.input
        var best: (point: ChartPointIndex, distance: CGFloat)?
        let consider = { (series: Int, category: Int) in
            guard let frame = layout.frame(series: series, category: category) else { return }
            let x = max(frame.minX - location.x, 0, location.x - frame.maxX)
            let y = max(frame.minY - location.y, 0, location.y - frame.maxY)
            let distance = x * x + y * y
            if best == nil || distance < best!.distance {
                best = (ChartPointIndex(series: series, category: category), distance)
            }
        }
        switch layout.kind.coordinates {
        case .categoriesAcross, .categoriesDown:
            guard plot.frame.insetBy(dx: -12, dy: -12).contains(location) else { return nil }
            let category = plot.category(at: location)
            for series in input.visibleSeries { consider(series, category) }
            return best?.point
        case .numeric:
            for series in input.visibleSeries {
                for category in 0..<input.table.series[series].count { consider(series, category) }
            }
            guard let best, best.distance <= 22 * 22 else { return nil }
            return best.point
        case .free:
            return layout.kind.point(at: location, in: plot)
        }
    }
}
