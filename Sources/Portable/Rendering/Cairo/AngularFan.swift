import CCairo
import CoreGraphics
import Drawing
import Foundation

/// An angular gradient, for which Cairo has no pattern: it is computed per pixel for bitmaps, and drawn as a mesh of
/// patches around the centre for PDF.
struct AngularFan {
    let stops: [GradientStop]
    let center: CGPoint
    let startAngle: Double
    let endAngle: Double

    /// The maximum angle of a patch, with which the angle stays proportional to the position within it.
    private static let widestPatch = Double.pi / 12

    /// The gradient as an image in the context's device pixels, which the caller destroys; nil if it covers none.
    func picture(covering bounds: CGRect, on context: OpaquePointer) -> OpaquePointer? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let toDevice = CairoPattern.transform(matrix)
        let toUser = toDevice.inverted()
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        let visible = bounds.insetBy(dx: -1, dy: -1).overlap(CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
        guard !visible.isNull else { return nil }
        let box = visible.applying(toDevice).integral
        guard let pixels = PixelBuffer(width: Int(box.width) + 1, height: Int(box.height) + 1) else { return nil }
        let ramp = ColorRing(patches: patches())
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let point = CGPoint(x: box.minX + CGFloat(x) + 0.5, y: box.minY + CGFloat(y) + 0.5).applying(toUser)
                let angle = atan2(Double(point.y - center.y), Double(point.x - center.x))
                words[y * pixels.width + x] = ramp.pixel(at: angle)
            }
        }
        guard let part = CairoImagePart(CGImage(pixels: pixels), source: nil) else { return nil }
        let pattern = cairo_pattern_create_for_surface(part.surface)
        var toPixels = CairoPattern.matrix(
            toDevice.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)))
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// The gradient as a mesh, which the caller destroys.
    func mesh(covering bounds: CGRect) -> OpaquePointer? {
        guard bounds.isFinite else { return nil }
        let reach =
            [bounds.minX, bounds.maxX].flatMap { x in
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

    fileprivate struct Patch {
        let from: Double
        let to: Double
        let start: RGBAColor
        let end: RGBAColor
    }

    /// The patches of the whole circle. Angles outside the gradient have the colour of the nearer end.
    private func patches() -> [Patch] {
        let ramp = GradientRamp(stops)
        let turn = 2 * Double.pi
        var span = min(max(endAngle - startAngle, -turn), turn)
        var first = startAngle
        var ordered = ramp
        if span < 0 {
            // A decreasing gradient is the reversed one from the other end.
            first += span
            span = -span
            ordered = GradientRamp(stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) })
        }
        var patches: [Patch] = []
        var cuts = [0.0] + ordered.stops.map(\.location) + [1.0]
        cuts = cuts.map { $0 * span }
        for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
            // The colours just inside the interval, so that two stops at one location make a sharp edge.
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

/// The colours around a circle, in steps finer than one level.
private struct ColorRing {
    private static let steps = 4096
    private var pixels: [UInt32]

    init(patches: [AngularFan.Patch]) {
        pixels = [UInt32](repeating: 0, count: Self.steps)
        let turn = 2 * Double.pi
        for patch in patches where patch.to > patch.from {
            // All steps whose middle lies in the patch.
            let first = Int((patch.from / turn * Double(Self.steps) - 0.5).rounded(.up))
            let last = Int((patch.to / turn * Double(Self.steps) - 0.5).rounded(.up)) - 1
            guard first <= last, last - first <= Self.steps else { continue }
            for step in first...last {
                let angle = (Double(step) + 0.5) / Double(Self.steps) * turn
                let color = patch.start.mixed(with: patch.end, by: (angle - patch.from) / (patch.to - patch.from))
                let place = ((step % Self.steps) + Self.steps) % Self.steps
                pixels[place] = Self.pixel(color)
            }
        }
    }

    private static func pixel(_ color: RGBAColor) -> UInt32 {
        func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
        let alpha = unit(color.alpha)
        func level(_ value: Double) -> UInt32 { UInt32((unit(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | level(color.red) << 16 | level(color.green) << 8
            | level(color.blue)
    }

    func pixel(at angle: Double) -> UInt32 {
        guard angle.isFinite else { return 0 }
        let step = Int((angle / (2 * Double.pi) * Double(Self.steps)).rounded(.down)) % Self.steps
        return pixels[step < 0 ? step + Self.steps : step]
    }
}
