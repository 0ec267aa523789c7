import CoreGraphics
import Drawing
import Foundation

/// Writes display lists as SVG: shapes as shapes, text as text with its font's name, effects as filters.
///
/// Everything else is rasterised at the canvas's scale and embedded; `Docs/Renderers.md` has the list.
package struct SVGRenderer: Sendable {
    package init() {}

    /// The text of the file. The output is reproducible, byte for byte.
    package func render(_ list: DisplayList, canvas: Canvas) -> String {
        var writer = SVGWriter(canvas: canvas)
        if let background = canvas.background, background.isFinite {
            writer.document.element(
                "rect",
                [("width", "100%"), ("height", "100%"), ("fill", SVGColor.hex(background))]
                    + SVGColor.opacity("fill-opacity", background.alpha))
        }
        writer.pictures = RepeatedPictures(in: list)
        writer.draw(list)
        return writer.document.text(size: canvas.size)
    }
}

/// Converts a display list to SVG.
struct SVGWriter {
    var document = SVGDocument()
    let canvas: Canvas
    /// The pictures that are shown several times.
    var pictures = RepeatedPictures()
    /// The scale from the current coordinates to the page, which determines the resolution of embedded images.
    var scale: CGFloat = 1
    /// The number of open groups.
    private var depth = 0

    init(canvas: Canvas) {
        self.canvas = canvas
    }

    /// Writes a list. Traverses groups with an explicit stack, so that they may nest to any depth.
    mutating func draw(_ list: DisplayList) {
        var open: [(items: [DisplayItem], next: Int, scale: CGFloat)] = []
        func begin(_ list: DisplayList) {
            if list.needsPixels {
                // An operator that SVG lacks affects everything below it, so the whole list becomes one image. Its text
                // is kept as invisible text, which can be searched and read.
                drawAsPixels(list, keepsText: true)
                open.append(([], 0, scale))
            } else {
                open.append((list.items, 0, scale))
            }
        }
        begin(list)
        while let (items, next, outer) = open.last {
            guard next < items.count else {
                open.removeLast()
                guard !open.isEmpty else { break }
                document.close("g")
                scale = outer
                depth -= 1
                continue
            }
            open[open.count - 1].next += 1
            guard case .group(let group) = items[next] else {
                draw(items[next])
                continue
            }
            guard group.transform.isFinite, group.opacity > 0, !group.content.isEmpty,
                group.clip?.geometry.isFinite ?? true
            else { continue }
            document.open("g", attributes(of: group))
            depth += 1
            let outerScale = scale
            scale *= min(max(group.transform.meanScale, 0.01), 64)
            begin(group.content)
            open[open.count - 1].scale = outerScale
        }
    }

    /// Writes an item other than a group.
    private mutating func draw(_ item: DisplayItem) {
        switch item {
        case .fill(let geometry, let paint, let evenOdd, let antialiased):
            guard geometry.isFinite else { return }
            guard let fill = fill(paint, of: geometry.bounds, role: "fill") else {
                return drawAsPixels(DisplayList([item]), keepsText: false)
            }
            guard !fill.isEmpty else { return }
            var attributes = fill
            if evenOdd { attributes.append(("fill-rule", "evenodd")) }
            if !antialiased { attributes.append(("shape-rendering", "crispEdges")) }
            shape(geometry, attributes)
        case .stroke(let geometry, let paint, let stroke):
            guard geometry.isFinite, stroke.width > 0, stroke.width.isFinite else { return }
            guard let fill = fill(paint, of: item.bounds, role: "stroke") else {
                return drawAsPixels(DisplayList([item]), keepsText: false)
            }
            guard !fill.isEmpty else { return }
            shape(geometry, [("fill", "none")] + fill + Self.attributes(of: stroke))
        case .text(let run):
            text(run)
        case .image(let image):
            self.image(image)
        case .group(let group):
            draw(DisplayList([.group(group)]))
        }
    }

    /// Draws a list as an embedded image.
    /// - Parameter keepsText: true to add the list's text invisibly above it.
    mutating func drawAsPixels(_ list: DisplayList, keepsText: Bool) {
        let page = CGRect(origin: .zero, size: canvas.size)
        // Inside a group the page's bounds are unknown; those of the list are limited to a multiple of the page.
        let limit = depth == 0 ? page : page.insetBy(dx: -2 * page.width, dy: -2 * page.height)
        let bounds = list.bounds.overlap(limit)
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
        let pixelScale = max(0.1, canvas.scale * scale)
        let box = CGRect(
            x: (bounds.minX * pixelScale).rounded(.down) / pixelScale,
            y: (bounds.minY * pixelScale).rounded(.down) / pixelScale, width: bounds.width + 2 / pixelScale,
            height: bounds.height + 2 / pixelScale)
        let moved = DisplayGroup(list, transform: CGAffineTransform(translationX: -box.minX, y: -box.minY))
        let part = Canvas(size: box.size, scale: pixelScale)
        guard let picture = try? PNGRenderer().image(DisplayList([.group(moved)]), canvas: part) else { return }
        image(
            ImageItem(
                image: picture,
                rect: CGRect(
                    x: box.minX, y: box.minY, width: CGFloat(picture.width) / pixelScale,
                    height: CGFloat(picture.height) / pixelScale)))
        if keepsText {
            document.open("g", [("opacity", "0")])
            for run in list.texts { text(run) }
            document.close("g")
        }
    }
}

extension DisplayList {
    /// True if an item of the list has a blend mode that SVG lacks.
    fileprivate var needsPixels: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            if SVGBlend.name(group.blendMode) == nil { return true }
            // A separate layer isolates its content from what is below.
            return !group.needsLayer && group.content.needsPixels
        }
    }

    /// All text of the list and its groups; exact in the list's coordinates if the groups are only translated and
    /// scaled.
    fileprivate var texts: [GlyphRun] {
        items.flatMap { item -> [GlyphRun] in
            switch item {
            case .text(let run): return [run]
            case .group(let group):
                return group.content.texts.map { run in
                    var run = run
                    run.origin = run.origin.applying(group.transform)
                    run.face.size *= group.transform.meanScale
                    return run
                }
            default: return []
            }
        }
    }
}
