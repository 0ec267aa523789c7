/// A band scale for categories, of which a part may be visible.
nonisolated struct CategoryScale: Equatable {
    let count: Int
    /// Number of times that all categories are wider than the plot; at least 1.
    let zoom: Double
    /// The centre of the visible part, in 0…1 of all.
    let center: Double
    /// True if points sit in the middle of bands, as columns do, or the first and last at the ends, as lines do.
    let isBanded: Bool
    /// Ascending places of axes of times and numbers, 0 and 1 at the ends of the axis; nil for evenly spaced categories.
    var places: CategoryPlaces?
    /// The width of a band in 0…1 of all; nil for the share of one category.
    var band: Double?

    init(
        count: Int, zoom: Double = 1, center: Double = 0.5, isBanded: Bool, places: CategoryPlaces? = nil,
        band: Double? = nil
    ) {
        self.count = count
        self.zoom = zoom.clamped(to: 1...1_000_000)
        let half = 0.5 / self.zoom
        self.center = center.clamped(to: half...1 - half)
        self.isBanded = isBanded
        self.places = places
        self.band = band
    }

    /// The part of a plot that a band takes.
    var bandwidth: Double { band.map { $0 * zoom } ?? (count > 0 ? zoom / Double(count) : 1) }

    /// The part of a plot that the band of a category takes: that of all, or less between near neighbours, so that the bars of
    /// one do not cover those of another. Equal places have the whole band.
    func bandwidth(of index: Int) -> Double {
        guard band != nil, let places, places.indices.contains(index) else { return bandwidth }
        var nearest = Double.infinity
        for neighbour in [index - 1, index + 1] where places.indices.contains(neighbour) {
            let distance = abs(places[neighbour] - places[index]) * zoom
            if distance > 0 { nearest = min(nearest, distance) }
        }
        return nearest < bandwidth * 0.999 ? nearest : bandwidth
    }

    /// The start of the visible part, in 0…1 of all.
    var start: Double { center - 0.5 / zoom }

    /// The place of a category among all, in 0…1.
    func place(_ index: Int) -> Double {
        if let places, places.indices.contains(index) { return places[index] }
        if isBanded { return (Double(index) + 0.5) / Double(max(count, 1)) }
        return count > 1 ? Double(index) / Double(count - 1) : 0.5
    }

    /// The place of a category in the plot: 0 and 1 are its edges, beyond them is out of sight.
    func fraction(_ index: Int) -> Double { (place(index) - start) * zoom }

    /// The category nearest to a place in the plot.
    func nearest(_ fraction: Double) -> Int {
        guard count > 0, !fraction.isNaN else { return 0 }
        let place = start + fraction / zoom
        if let places, !places.isEmpty {
            // Points beyond the ends of the axis are out of sight.
            let within = places.within
            let all = within.isEmpty ? 0..<places.count : within
            let next = places.firstIndex(notBelow: place, in: all.lowerBound..<all.upperBound - 1)
            return next > all.lowerBound && place - places[next - 1] < places[next] - place ? next - 1 : next
        }
        let index = isBanded ? (place * Double(count)).rounded(.down) : (place * Double(count - 1)).rounded()
        return Int(min(max(index, 0), Double(count - 1)))
    }

    /// The categories of which a part is visible, and one on each side for lines that leave the plot.
    var visible: Range<Int> {
        guard count > 0 else { return 0..<0 }
        if zoom <= 1 {
            guard let within = places?.within, within.count < count else { return 0..<count }
            return max(within.lowerBound - 1, 0)..<min(within.upperBound + 1, count)
        }
        return max(nearest(0) - 1, 0)..<min(nearest(1) + 2, count)
    }
}
