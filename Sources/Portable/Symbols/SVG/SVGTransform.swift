import Foundation

/// The value of a `transform` attribute: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct SVGTransform: Hashable, Sendable {
    var a: CGFloat = 1
    var b: CGFloat = 0
    var c: CGFloat = 0
    var d: CGFloat = 1
    var e: CGFloat = 0
    var f: CGFloat = 0

    static let identity = SVGTransform()

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
    }

    /// The transform that first applies `inner`, then this one.
    func applied(after inner: SVGTransform) -> SVGTransform {
        SVGTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
    }
}

extension SVGTransform {
    /// Reads a list of `matrix`, `translate`, `scale`, `rotate`, `skewX` and `skewY`; the last one is applied first.
    init(_ text: String) throws(SVGError) {
        self = .identity
        for call in text.split(separator: ")") where !call.allSatisfy({ $0.isWhitespace || $0 == "," }) {
            guard let parenthesis = call.firstIndex(of: "(") else {
                throw SVGError("the transform '\(call)' has no parenthesis")
            }
            let name = call[..<parenthesis].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\r\n"))
            var reader = SVGNumberReader(String(call[call.index(after: parenthesis)...]))
            var values: [CGFloat] = []
            while !reader.isAtEnd { values.append(try reader.number()) }
            self = applied(after: try Self.named(name, values))
        }
    }

    private static func named(_ name: String, _ values: [CGFloat]) throws(SVGError) -> SVGTransform {
        switch (name, values.count) {
        case ("matrix", 6):
            return SVGTransform(a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
        case ("translate", 1), ("translate", 2):
            return SVGTransform(e: values[0], f: values.count > 1 ? values[1] : 0)
        case ("scale", 1), ("scale", 2):
            return SVGTransform(a: values[0], d: values.count > 1 ? values[1] : values[0])
        case ("rotate", 1), ("rotate", 3):
            let angle = values[0] * .pi / 180
            let rotation = SVGTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
            guard values.count == 3 else { return rotation }
            return SVGTransform(e: values[1], f: values[2]).applied(after: rotation)
                .applied(after: SVGTransform(e: -values[1], f: -values[2]))
        case ("skewX", 1): return SVGTransform(c: tan(values[0] * .pi / 180))
        case ("skewY", 1): return SVGTransform(b: tan(values[0] * .pi / 180))
        default: throw SVGError("'\(name)' with \(values.count) numbers is no transform")
        }
    }
}
