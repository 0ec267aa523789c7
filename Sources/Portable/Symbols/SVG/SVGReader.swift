import CExpat
import Foundation

/// A monochrome image from an SVG file: its view box and filled figures, back to front.
struct SVGPicture: Hashable, Sendable {
    var viewBox: CGRect
    var figures: [Figure]
}

/// Reads the subset of SVG in monochrome icons: filled `path`, `circle`, `ellipse`, `rect`, `polygon` and `polyline`
/// elements in groups, with `fill-rule`, `fill="none"` and `transform`.
final class SVGReader {
    /// The properties that elements inherit from groups.
    private struct Inherited {
        var transform = SVGTransform.identity
        var usesEvenOddRule = false
        var isFilled = true
    }

    private var viewBox: CGRect?
    private var figures: [Figure] = []
    private var inherited = [Inherited()]
    private var error: SVGError?
    /// The parser while it reads.
    private var parser: XML_Parser?

    /// - Throws: ``SVGError`` if the text is not XML, has no `viewBox`, or has invalid attributes.
    static func picture(from data: Data) throws(SVGError) -> SVGPicture {
        let reader = SVGReader()
        try reader.read(data)
        guard let viewBox = reader.viewBox else { throw SVGError("the svg element has no viewBox") }
        return SVGPicture(viewBox: viewBox, figures: reader.figures)
    }

    /// Expat reads the text: fontconfig has it loaded.
    private func read(_ data: Data) throws(SVGError) {
        guard let parser = XML_ParserCreate(nil) else { throw SVGError("there is no memory to read it") }
        defer { XML_ParserFree(parser) }
        self.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { reader, name, attributes in
                guard let reader, let name, let attributes else { return }
                SVGReader.reader(reader).start(String(cString: name), SVGReader.dictionary(attributes))
            },
            { reader, _ in
                if let reader { SVGReader.reader(reader).inherited.removeLast() }
            })
        let status = data.withUnsafeBytes { bytes in
            XML_Parse(parser, bytes.baseAddress, Int32(clamping: bytes.count), 1)
        }
        if let error { throw error }
        guard status == XML_STATUS_OK else {
            let (line, column) = (XML_GetCurrentLineNumber(parser), XML_GetCurrentColumnNumber(parser) + 1)
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown"
            throw SVGError("not well-formed XML at line \(line), column \(column): \(reason)")
        }
    }

    /// The reader that handlers get.
    private static func reader(_ pointer: UnsafeMutableRawPointer) -> SVGReader {
        Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The attributes of a list of names and values, which ends with a null pointer.
    private static func dictionary(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) -> [String: String] {
        var attributes: [String: String] = [:]
        var place = list
        while let name = place[0], let value = place[1] {
            attributes[String(cString: name)] = String(cString: value)
            place += 2
        }
        return attributes
    }

    private func start(_ name: String, _ attributes: [String: String]) {
        do throws(SVGError) {
            var state = inherited[inherited.count - 1]
            try apply(attributes, to: &state)
            inherited.append(state)
            if name == "svg" {
                if let text = attributes["viewBox"] { viewBox = try Self.box(text) }
            } else if state.isFilled {
                let contours = try Self.contours(of: name, attributes)
                if !contours.isEmpty {
                    figures.append(
                        Figure(
                            contours: contours.map { $0.map(state.transform.apply) },
                            usesEvenOddRule: state.usesEvenOddRule))
                }
            }
        } catch {
            self.error = SVGError("<\(name)> at line \(XML_GetCurrentLineNumber(parser)): \(error.description)")
            XML_StopParser(parser, 0)
        }
    }

    private func apply(_ attributes: [String: String], to state: inout Inherited) throws(SVGError) {
        if let rule = attributes["fill-rule"] { state.usesEvenOddRule = rule == "evenodd" }
        if let fill = attributes["fill"] { state.isFilled = fill != "none" }
        if let text = attributes["transform"] {
            state.transform = state.transform.applied(after: try SVGTransform(text))
        }
    }

    private static func contours(of name: String, _ attributes: [String: String]) throws(SVGError) -> [Contour] {
        func length(_ key: String) throws(SVGError) -> CGFloat? {
            guard let text = attributes[key] else { return nil }
            var reader = SVGNumberReader(text)
            return try reader.number()
        }
        switch name {
        case "path": return try SVGPathReader.contours(of: attributes["d"] ?? "")
        case "circle", "ellipse":
            let rx = try length(name == "circle" ? "r" : "rx") ?? 0
            let ry = try length(name == "circle" ? "r" : "ry") ?? 0
            guard rx > 0, ry > 0 else { return [] }
            let center = CGPoint(x: try length("cx") ?? 0, y: try length("cy") ?? 0)
            let box = CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
            return [.roundedRectangle(box, radius: CGSize(width: rx, height: ry))]
        case "rect":
            let size = CGSize(width: try length("width") ?? 0, height: try length("height") ?? 0)
            guard size.width > 0, size.height > 0 else { return [] }
            let origin = CGPoint(x: try length("x") ?? 0, y: try length("y") ?? 0)
            let (rx, ry) = (try length("rx"), try length("ry"))
            let radius = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
            return [.roundedRectangle(CGRect(origin: origin, size: size), radius: radius)]
        case "polygon", "polyline":
            let text = attributes["points"] ?? ""
            return SVGNumberReader(text).isAtEnd ? [] : try SVGPathReader.contours(of: "M" + text)
        default: return []
        }
    }

    private static func box(_ text: String) throws(SVGError) -> CGRect {
        var reader = SVGNumberReader(text)
        let origin = CGPoint(x: try reader.number(), y: try reader.number())
        let size = CGSize(width: try reader.number(), height: try reader.number())
        guard size.width > 0, size.height > 0, reader.isAtEnd else {
            throw reader.error("a viewBox has four numbers, its width and height above 0")
        }
        return CGRect(origin: origin, size: size)
    }
}
