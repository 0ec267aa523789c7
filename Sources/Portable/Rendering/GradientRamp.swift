import Drawing

/// A gradient's stops made fit to draw: finite, in order, at least one.
struct GradientRamp {
    let stops: [GradientStop]

    /// Stops in rising order, kept within 0…1; those that go back take the place of the one before them.
    init(_ stops: [GradientStop]) {
        var ordered: [GradientStop] = []
        for stop in stops where stop.color.isFinite && stop.location.isFinite {
            let location = min(max(stop.location, ordered.last?.location ?? 0), 1)
            ordered.append(GradientStop(color: stop.color, location: location))
        }
        if ordered.isEmpty { ordered = [GradientStop(color: .clear, location: 0)] }
        self.stops = ordered
    }

    /// The colour at a place; before the first stop the first one's, after the last the last one's.
    func color(at location: Double) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location))
    }
}
