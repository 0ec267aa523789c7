import CoreGraphics
import Drawing
import Foundation

extension SVGWriter {
    typealias Attributes = [(String, String?)]

    /// Writes a shape as the most specific element.
    mutating func shape(_ geometry: Geometry, _ attributes: Attributes) {
        let (name, place) = Self.element(of: geometry)
        document.element(name, place + attributes)
    }

    /// The element of a shape and its geometry attributes.
    static func element(of geometry: Geometry) -> (String, Attributes) {
        func number(_ value: CGFloat) -> String { SVGNumber.text(value) }
        switch geometry {
        case .rect(let rect):
            return ("rect", box(rect))
        case .roundedRect(let rect, let corner, .circular):
            let size = PathShapes.cornerSize(corner, in: rect)
            let radii: Attributes = [
                ("rx", number(size.width)), ("ry", size.width == size.height ? nil : number(size.height)),
            ]
            return ("rect", box(rect) + radii)
        case .ellipse(let rect) where rect.width == rect.height:
            return ("circle", [("cx", number(rect.midX)), ("cy", number(rect.midY)), ("r", number(rect.width / 2))])
        case .ellipse(let rect):
            return (
                "ellipse",
                [
                    ("cx", number(rect.midX)), ("cy", number(rect.midY)), ("rx", number(rect.width / 2)),
                    ("ry", number(rect.height / 2)),
                ]
            )
        case .roundedRect, .path:
            return ("path", [("d", pathData(geometry.elements))])
        }
    }

    static func box(_ rect: CGRect) -> Attributes {
        [
            ("x", SVGNumber.text(rect.minX)), ("y", SVGNumber.text(rect.minY)), ("width", SVGNumber.text(rect.width)),
            ("height", SVGNumber.text(rect.height)),
        ]
    }

    /// Path data with absolute coordinates.
    static func pathData(_ elements: [PathElement]) -> String {
        var data = UTF8Text()
        for element in elements {
            switch element {
            case .move(let point): write("M", point, to: &data)
            case .line(let point): write("L", point, to: &data)
            case .quad(let control, let point):
                write("Q", control, to: &data)
                write(" ", point, to: &data)
            case .cubic(let control1, let control2, let point):
                write("C", control1, to: &data)
                write(" ", control2, to: &data)
                write(" ", point, to: &data)
            case .close: data.append(ascii: "Z")
            }
        }
        return data.string
    }

    private static func write(_ command: Unicode.Scalar, _ point: CGPoint, to data: inout UTF8Text) {
        data.append(ascii: command)
        data.append(point.x)
        data.append(ascii: " ")
        data.append(point.y)
    }

    static func attributes(of stroke: StrokeAttributes) -> Attributes {
        var attributes: Attributes = [("stroke-width", SVGNumber.text(stroke.width))]
        if !stroke.isAntialiased { attributes.append(("shape-rendering", "crispEdges")) }
        switch stroke.cap {
        case .butt: break
        case .round: attributes.append(("stroke-linecap", "round"))
        case .square: attributes.append(("stroke-linecap", "square"))
        }
        switch stroke.join {
        case .miter:
            if stroke.miterLimit != 4 {
                attributes.append(("stroke-miterlimit", SVGNumber.text(max(1, stroke.miterLimit))))
            }
        case .round: attributes.append(("stroke-linejoin", "round"))
        case .bevel: attributes.append(("stroke-linejoin", "bevel"))
        }
        let total = stroke.dash.reduce(0, +)
        if total > 0, total.isFinite, stroke.dash.allSatisfy({ $0 >= 0 }) {
            attributes.append(("stroke-dasharray", stroke.dash.map { SVGNumber.text($0) }.joined(separator: " ")))
            if stroke.dashPhase != 0 { attributes.append(("stroke-dashoffset", SVGNumber.text(stroke.dashPhase))) }
        }
        return attributes
    }
}
