import Foundation

/// An elliptical arc of a path by its centre (SVG 1.1, appendix F.6).
struct VectorArc {
    let center: (x: Double, y: Double)
    /// The longer radius.
    let longer: Double

    private let radii: (x: Double, y: Double)
    private let turn: (cos: Double, sin: Double)
    private let angle: Double
    private let sweep: Double

    /// Reads the parameters of the command `A`; nil for arcs that are straight lines.
    init?(
        from begin: (x: Double, y: Double), to end: (x: Double, y: Double), _ rx: Double, _ ry: Double, turn: Double,
        isLarge: Bool, isClockwise: Bool
    ) {
        guard rx != 0, ry != 0, begin != end else { return nil }
        let radians = turn * .pi / 180
        let turn = (cos: cos(radians), sin: sin(radians))
        let half = (x: (begin.x - end.x) / 2, y: (begin.y - end.y) / 2)
        let x = turn.cos * half.x + turn.sin * half.y
        let y = turn.cos * half.y - turn.sin * half.x
        var radii = (x: abs(rx), y: abs(ry))
        // Radii that do not reach are enlarged.
        let reach = x * x / (radii.x * radii.x) + y * y / (radii.y * radii.y)
        if reach > 1 { radii = (radii.x * reach.squareRoot(), radii.y * reach.squareRoot()) }
        let square = radii.x * radii.x * y * y + radii.y * radii.y * x * x
        let rest = max(0, radii.x * radii.x * radii.y * radii.y / square - 1).squareRoot()
        let factor = isLarge == isClockwise ? -rest : rest
        let inner = (x: factor * radii.x * y / radii.y, y: -factor * radii.y * x / radii.x)
        center = (
            turn.cos * inner.x - turn.sin * inner.y + (begin.x + end.x) / 2,
            turn.sin * inner.x + turn.cos * inner.y + (begin.y + end.y) / 2
        )
        angle = atan2((y - inner.y) / radii.y, (x - inner.x) / radii.x)
        var sweep = atan2((-y - inner.y) / radii.y, (-x - inner.x) / radii.x) - angle
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard center.x.isFinite, center.y.isFinite, sweep.isFinite else { return nil }
        self.sweep = sweep
        self.radii = radii
        self.turn = turn
        longer = max(radii.x, radii.y)
    }

    /// The point at a part of the arc, from 0 to 1.
    func point(at part: Double) -> (x: Double, y: Double) {
        let x = radii.x * cos(angle + sweep * part)
        let y = radii.y * sin(angle + sweep * part)
        return (center.x + turn.cos * x - turn.sin * y, center.y + turn.sin * x + turn.cos * y)
    }
}
