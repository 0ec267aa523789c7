import CoreGraphics
import Drawing
import Foundation

/// The format of colours in SVG.
enum SVGColor {
    /// `#rrggbb`, or `#rgb` if that is equivalent.
    static func hex(_ color: RGBAColor) -> String {
        let levels = (level(color.red), level(color.green), level(color.blue))
        if levels.0 % 17 == 0, levels.1 % 17 == 0, levels.2 % 17 == 0 {
            return digits([levels.0 / 17, levels.1 / 17, levels.2 / 17])
        }
        return digits([
            levels.0 / 16, levels.0 % 16, levels.1 / 16, levels.1 % 16, levels.2 / 16, levels.2 % 16,
        ])
    }

    private static func level(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }

    private static func digits(_ values: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: 1 + values.count) { bytes in
            bytes[0] = UInt8(ascii: "#")
            for (index, value) in values.enumerated() {
                bytes[1 + index] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
            }
            return 1 + values.count
        }
    }

    /// The attribute of an opacity; none if it is opaque.
    static func opacity(_ name: String, _ alpha: Double) -> [(String, String?)] {
        alpha < 1 ? [(name, SVGNumber.text(max(0, alpha)))] : []
    }
}

extension SVGWriter {
    /// The attributes of a fill or stroke with a paint.
    /// - Parameters:
    ///   - bounds: the bounds of the painted shape.
    ///   - role: `fill` or `stroke`.
    /// - Returns: nil if SVG has no such paint; empty if nothing would be visible.
    mutating func fill(_ paint: Paint, of bounds: CGRect, role: String) -> Attributes? {
        switch paint {
        case .color(let color):
            guard color.isFinite, color.alpha > 0 else { return [] }
            return [(role, SVGColor.hex(color))] + SVGColor.opacity(role + "-opacity", color.alpha)
        case .linearGradient(let stops, let start, let end):
            guard start.isFinite, end.isFinite else { return [] }
            return reference(
                document.define(
                    "linearGradient", kind: "p",
                    [
                        ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumber.text(start.x)),
                        ("y1", SVGNumber.text(start.y)), ("x2", SVGNumber.text(end.x)), ("y2", SVGNumber.text(end.y)),
                    ], content: Self.stops(GradientRamp(stops).stops)), role)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return [] }
            return radial(stops, center: center, from: startRadius, to: endRadius, transform: nil, role: role)
        case .ellipticalGradient(let stops, let rect, let center, let from, let to):
            guard rect.isFinite, center.isFinite, from.isFinite, to.isFinite, rect.width > 0, rect.height > 0 else {
                return []
            }
            let transform = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
            return radial(stops, center: .zero, from: from, to: to, transform: transform, role: role)
        case .angularGradient:
            return nil
        case .imageTile(let image, let source, let transform):
            guard transform.isFinite, let part = image.cropping(to: source), let data = Self.dataURL(part) else {
                return []
            }
            let picture = SVGDocument.tag(
                "image",
                [
                    ("width", String(part.width)), ("height", String(part.height)), ("preserveAspectRatio", "none"),
                    ("href", data),
                ], isOpen: false)
            return reference(
                document.define(
                    "pattern", kind: "p",
                    [
                        ("patternUnits", "userSpaceOnUse"), ("width", String(part.width)),
                        ("height", String(part.height)), ("patternTransform", Self.matrix(transform)),
                    ], content: picture), role)
        }
    }

    private func reference(_ name: String, _ role: String) -> Attributes { [(role, "url(#\(name))")] }

    private mutating func radial(
        _ stops: [GradientStop], center: CGPoint, from startRadius: CGFloat, to endRadius: CGFloat,
        transform: CGAffineTransform?, role: String
    ) -> Attributes {
        var ordered = stops
        var (inner, outer) = (max(0, Double(startRadius)), max(0, Double(endRadius)))
        if inner > outer {
            ordered = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
            swap(&inner, &outer)
        }
        let ramp = GradientRamp(ordered).stops
        guard outer > inner else {
            guard let last = ramp.last?.color, last.alpha > 0 else { return [] }
            return [(role, SVGColor.hex(last))] + SVGColor.opacity(role + "-opacity", last.alpha)
        }
        // The inner radius is expressed by moving the stops outwards.
        let moved = ramp.map { stop in
            GradientStop(color: stop.color, location: (inner + stop.location * (outer - inner)) / outer)
        }
        let name = document.define(
            "radialGradient", kind: "p",
            [
                ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumber.text(center.x)), ("cy", SVGNumber.text(center.y)),
                ("r", SVGNumber.text(outer)), ("gradientTransform", transform.map(Self.matrix)),
            ], content: Self.stops(moved))
        return reference(name, role)
    }

    private static func stops(_ stops: [GradientStop]) -> String {
        stops.map { stop in
            SVGDocument.tag(
                "stop",
                [("offset", SVGNumber.text(stop.location)), ("stop-color", SVGColor.hex(stop.color))]
                    + SVGColor.opacity("stop-opacity", stop.color.alpha), isOpen: false)
        }.joined()
    }

    static func matrix(_ t: CGAffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(SVGNumber.pair(t.tx, t.ty)))" }
        // Scale factors need more digits than positions: a thousandth of the scale moves a point by one on a page of a
        // thousand points.
        let factors = [t.a, t.b, t.c, t.d].map { factor in
            let text = String(format: "%.6f", Double(factor))
            let trimmed = text.contains(".") ? text.replacing(/\.?0+$/, with: "") : text
            return trimmed == "-0" ? "0" : trimmed
        }
        return "matrix(\(factors.joined(separator: " ")) \(SVGNumber.pair(t.tx, t.ty)))"
    }
}
