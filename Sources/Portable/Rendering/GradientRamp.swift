import Drawing

/// Normalised stops of a gradient: finite, in order, at least one.
struct GradientRamp {
    let stops: [GradientStop]

    /// Stops in ascending order within 0…1; a lower location than the preceding one is raised to it.
    init(_ stops: [GradientStop]) {
        var ordered: [GradientStop] = []
        for stop in stops where stop.color.isFinite && stop.location.isFinite {
            let location = min(max(stop.location, ordered.last?.location ?? 0), 1)
            ordered.append(GradientStop(color: stop.color, location: location))
        }
        if ordered.isEmpty { ordered = [GradientStop(color: .clear, location: 0)] }
        self.stops = ordered
    }

    /// The colour at a location; that of the first stop before it, and that of the last one after it.
    func color(at location: Double) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location))
    }
}
