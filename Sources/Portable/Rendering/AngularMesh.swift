import CCairo
import CoreGraphics
import Drawing
import Foundation

/// An angular gradient as a fan of patches, which Cairo draws on pixels and writes to PDF as a mesh.
struct AngularMesh {
    let stops: [GradientStop]
    let center: CGPoint
    let startAngle: Double
    let endAngle: Double

    /// No patch spans more than this, so that the angle stays proportional to the place within it.
    private static let widestPatch = Double.pi / 12

    /// The pattern, to be destroyed by the caller.
    func pattern(covering bounds: CGRect) -> OpaquePointer? {
        guard bounds.isFinite else { return nil }
        let reach = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { y in hypot(Double(x - center.x), Double(y - center.y)) }
        }.max()! / cos(Self.widestPatch / 2) + 1
        guard let mesh = cairo_pattern_create_mesh() else { return nil }
        for patch in patches() {
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, Double(center.x), Double(center.y))
            for angle in [patch.from, patch.to] {
                cairo_mesh_pattern_line_to(
                    mesh, Double(center.x) + reach * cos(angle), Double(center.y) + reach * sin(angle))
            }
            cairo_mesh_pattern_line_to(mesh, Double(center.x), Double(center.y))
            for (corner, color) in [patch.start, patch.start, patch.end, patch.end].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }

    private struct Patch {
        let from: Double
        let to: Double
        let start: RGBAColor
        let end: RGBAColor
    }

    /// The fan around the whole circle. What the gradient's angles leave over has the nearer end's colour.
    private func patches() -> [Patch] {
        let ramp = GradientRamp(stops)
        let turn = 2 * Double.pi
        var span = min(max(endAngle - startAngle, -turn), turn)
        var first = startAngle
        var ordered = ramp
        if span < 0 {
            // Running backwards is the reversed gradient from the other end.
            first += span
            span = -span
            ordered = GradientRamp(stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) })
        }
        var patches: [Patch] = []
        var cuts = [0.0] + ordered.stops.map(\.location) + [1.0]
        cuts = cuts.map { $0 * span }
        for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
            // The colours just inside the interval, so that two stops at one place make a sharp edge.
            let inset = (to - from) * 1e-9
            append(
                &patches, from: first + from, to: first + to, start: ordered.color(at: (from + inset) / span),
                end: ordered.color(at: (to - inset) / span))
        }
        let gap = turn - span
        if gap > 1e-9, let firstColor = ordered.stops.first?.color, let lastColor = ordered.stops.last?.color {
            let end = first + span
            append(&patches, from: end, to: end + gap / 2, start: lastColor, end: lastColor)
            append(&patches, from: end + gap / 2, to: end + gap, start: firstColor, end: firstColor)
        }
        return patches
    }

    private func append(_ patches: inout [Patch], from: Double, to: Double, start: RGBAColor, end: RGBAColor) {
        let count = max(1, Int(((to - from) / Self.widestPatch).rounded(.up)))
        for index in 0..<count {
            let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            patches.append(
                Patch(
                    from: from + (to - from) * a, to: from + (to - from) * b, start: start.mixed(with: end, by: a),
                    end: start.mixed(with: end, by: b)))
        }
    }
}
