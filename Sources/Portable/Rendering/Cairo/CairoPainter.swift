import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Draws a display list with a Cairo context whose user space is points with y pointing down.
final class CairoPainter {
    /// The kind of output, which determines what Cairo can express.
    enum Target {
        /// A bitmap, without limitations.
        case pixels
        /// A vector page: text stays text, and effects on pixels become embedded images with this many pixels per
        /// point.
        case page(pictureScale: CGFloat)
    }

    let context: OpaquePointer
    let target: Target
    /// The opacity of groups without a separate layer, which multiplies every paint.
    private var paintOpacity = 1.0
    /// The number of open offscreen layers; beyond the limit, deeper groups are drawn without effects.
    private var openLayers = 0
    private static let layerLimit = 200

    private var drawsPixels: Bool { if case .pixels = target { true } else { false } }

    /// The copies of pictures that this painter draws several times.
    private let scaledPictures = ScaledPictures()

    /// The pictures of a file.
    private let filePictures = FilePictures()

    /// The surfaces below the current offscreen layer, from back to front.
    private(set) var ground: [LayerGround]

    init(context: OpaquePointer, target: Target, ground: [LayerGround] = []) {
        self.context = context
        self.target = target
        self.ground = ground
    }

    /// Draws a list. Traverses groups without effects with an explicit stack, so that they may nest to any depth.
    func draw(_ list: DisplayList) {
        var open: [(items: [DisplayItem], next: Int)] = [(list.items, 0)]
        while let (items, next) = open.last {
            guard next < items.count else {
                open.removeLast()
                if !open.isEmpty { cairo_restore(context) }
                continue
            }
            open[open.count - 1].next += 1
            guard case .group(let group) = items[next] else {
                draw(items[next])
                continue
            }
            guard begin(group) else { continue }
            if let opacity = opacityOfSingleItem(group) {
                let outer = paintOpacity
                paintOpacity *= opacity
                draw(group.content.items[0])
                paintOpacity = outer
                cairo_restore(context)
            } else if group.needsLayer, openLayers < Self.layerLimit {
                openLayers += 1
                drawLayer(group)
                openLayers -= 1
                cairo_restore(context)
            } else {
                open.append((group.content.items, 0))
            }
        }
    }

    /// Draws an item other than a group.
    private func draw(_ item: DisplayItem) {
        switch item {
        case .fill(let geometry, let paint, let evenOdd, let antialiased):
            guard geometry.isFinite, setSource(paint, bounds: geometry.bounds) else { return }
            fill(geometry, evenOdd: evenOdd, isAntialiased: antialiased)
        case .stroke(let geometry, let paint, let stroke):
            draw(geometry, paint: paint, stroke: stroke)
        case .text(let run):
            draw(run)
        case .image(let image):
            draw(image)
        case .group(let group):
            draw(DisplayList([.group(group)]))
        }
    }

    // MARK: Shapes

    func appendPath(_ geometry: Geometry) { appendPath(geometry, to: context) }

    private func appendPath(_ geometry: Geometry, to context: OpaquePointer) {
        cairo_new_path(context)
        if case .rect(let rect) = geometry {
            let limit = CGFloat(1_000_000)
            let box = rect.overlap(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
            guard !box.isNull else { return }
            cairo_rectangle(context, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
        } else {
            geometry.elements.append(toCairo: context)
        }
    }

    private func fill(_ geometry: Geometry, evenOdd: Bool, isAntialiased: Bool) {
        func append(to context: OpaquePointer) {
            appendPath(geometry, to: context)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        }
        if drawsPixels, isAntialiased, case .path(let path) = geometry,
            ShapeMasks.draw(path, style: .fill(evenOdd: evenOdd), on: context, append: append)
        {
            return
        }
        append(to: context)
        cairo_fill(context)
    }

    private func draw(_ geometry: Geometry, paint: Paint, stroke: StrokeAttributes) {
        guard geometry.isFinite, stroke.width > 0, stroke.width.isFinite,
            setSource(paint, bounds: DisplayItem.stroke(geometry, paint, stroke).bounds)
        else { return }
        if drawsPixels, case .path(let path) = geometry, drawJagged(path, stroke: stroke) { return }
        let dash = usableDash(stroke, on: geometry)
        func append(to context: OpaquePointer) {
            appendPath(geometry, to: context)
            set(stroke, dash: dash, on: context)
        }
        if drawsPixels, stroke.isAntialiased, case .path(let path) = geometry,
            ShapeMasks.draw(path, style: .stroke(stroke), on: context, append: append)
        {
            return
        }
        append(to: context)
        cairo_stroke(context)
        if !dash.isEmpty { cairo_set_dash(context, nil, 0, 0) }
    }

    private func set(_ stroke: StrokeAttributes, dash: [Double], on context: OpaquePointer) {
        cairo_set_antialias(context, stroke.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_line_width(context, Double(stroke.width))
        let cap =
            switch stroke.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(context, cap)
        let join =
            switch stroke.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(context, join)
        cairo_set_miter_limit(context, Double(max(1, stroke.miterLimit)))
        cairo_set_dash(context, dash, Int32(dash.count), stroke.dashPhase.isFinite ? Double(stroke.dashPhase) : 0)
    }

    /// The dash pattern if it can be drawn: without negative lengths, not all zero, and without millions of dashes.
    private func usableDash(_ stroke: StrokeAttributes, on geometry: Geometry) -> [Double] {
        let dash = stroke.dash.map { Double($0) }
        let total = dash.reduce(0, +)
        guard total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return [] }
        let bounds = geometry.bounds
        return (Double(bounds.width) + Double(bounds.height)) / total < 100_000 ? dash : []
    }

    // MARK: Paint

    /// Sets a paint as the context's source. False if it draws nothing.
    func setSource(_ paint: Paint, bounds: CGRect) -> Bool {
        let paint = paint.opacity(paintOpacity)
        if case .color(let color) = paint {
            guard color.isFinite, color.alpha > 0 else { return false }
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            return true
        }
        guard let pattern = CairoPattern.make(paint, bounds: bounds, on: context, pixels: drawsPixels) else {
            return false
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    // MARK: Images

    private func draw(_ item: ImageItem) {
        guard item.rect.isFinite, item.rect.width > 0, item.rect.height > 0, item.rect.width < 1e6,
            item.rect.height < 1e6, abs(item.rect.minX) < 1e6, abs(item.rect.minY) < 1e6
        else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        if drawsPixels, let copy = scaledPictures.copy(of: item, matrix: matrix) {
            return draw(copy.surface, x: copy.x, y: copy.y)
        }
        let isShared = !drawsPixels && item.tint == nil
        guard
            let part = isShared
                ? filePictures.part(of: item)
                : item.tint == nil
                    ? CairoImagePart(item.image, source: item.source)
                    : CairoImagePart(opacityOf: item.image, source: item.source)
        else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(item.rect.minX), Double(item.rect.minY), Double(item.rect.width), Double(item.rect.height))
        let pattern = part.pattern(
            in: item.rect, interpolation: item.interpolation, scale: CairoPattern.transform(matrix).meanScale,
            isShared: isShared)
        defer { cairo_pattern_destroy(pattern) }
        cairo_set_antialias(context, item.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if let tint = item.tint {
            cairo_clip(context)
            guard setSource(tint, bounds: item.rect) else { return }
            cairo_mask(context, pattern)
        } else if paintOpacity < 1 {
            cairo_clip(context)
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, paintOpacity)
        } else {
            cairo_set_source(context, pattern)
            cairo_fill(context)
        }
    }

    /// Draws a surface pixel by pixel.
    private func draw(_ surface: OpaquePointer, x: Int, y: Int) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(context, paintOpacity)
        cairo_restore(context)
    }

    // MARK: Groups

    /// Saves the context's state and applies the group's transform and clip. False if nothing would be visible; the
    /// state is then unchanged.
    private func begin(_ group: DisplayGroup) -> Bool {
        guard group.transform.isFinite, group.opacity > 0, !group.content.isEmpty else { return false }
        // A singular transform makes content invisible, and one beyond Cairo's number range cannot be drawn.
        let scale = group.transform.meanScale
        guard scale > 1e-6, scale < 1e6, max(abs(group.transform.tx), abs(group.transform.ty)) < 1e9 else {
            return false
        }
        if let clip = group.clip, !clip.geometry.isFinite { return false }
        cairo_save(context)
        var matrix = CairoPattern.matrix(group.transform)
        cairo_transform(context, &matrix)
        if let clip = group.clip {
            appendPath(clip.geometry)
            cairo_set_fill_rule(context, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(context, clip.antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_clip(context)
        }
        if drawsPixels, let backdrop = group.backdrop { draw(backdrop) }
        return true
    }

    /// The opacity of a group with a single item and no other effect, for which a transparent paint is equivalent to a
    /// layer.
    private func opacityOfSingleItem(_ group: DisplayGroup) -> Double? {
        guard group.mask == nil, group.blendMode == .normal, group.filters.isEmpty, group.content.items.count == 1
        else { return nil }
        switch group.content.items[0] {
        case .fill(_, .imageTile, _, _), .stroke(_, .imageTile, _): return nil
        case .fill, .stroke, .image: return min(max(group.opacity, 0), 1)
        case .text(let run): return run.face.hasColorGlyphs ? nil : min(max(group.opacity, 0), 1)
        case .group: return nil
        }
    }

    /// Draws the content offscreen, then composites it with filters, mask, opacity and blend mode.
    private func drawLayer(_ group: DisplayGroup) {
        let opacity = min(max(group.opacity, 0), 1) * paintOpacity
        let outer = paintOpacity
        paintOpacity = 1
        defer { paintOpacity = outer }
        if group.blendMode == .plusDarker, case .pixels = target {
            return drawPlusDarker(group, opacity: opacity)
        }
        let drawsDirectly = group.filters.isEmpty || group.mask == nil && group.blendMode == .normal && opacity == 1
        if drawsDirectly, group.mask == nil, !group.filters.isEmpty {
            return drawFiltered(group)
        }
        if drawsPixels, group.blendMode == .normal { clip(toPixelsOf: group.content.bounds) }
        if drawsPixels, let page = cairo_get_group_target(context) { ground.append(LayerGround(surface: page)) }
        cairo_push_group(context)
        if group.filters.isEmpty { draw(group.content) } else { drawFiltered(group) }
        if drawsPixels { ground.removeLast() }
        if let mask = group.mask {
            guard let content = cairo_pop_group(context) else { return }
            cairo_push_group(context)
            draw(mask)
            guard let maskPattern = cairo_pop_group(context) else { return cairo_pattern_destroy(content) }
            if opacity < 1 || group.blendMode != .normal { cairo_push_group(context) }
            cairo_set_source(context, content)
            cairo_mask(context, maskPattern)
            cairo_pattern_destroy(maskPattern)
            cairo_pattern_destroy(content)
            guard opacity < 1 || group.blendMode != .normal else { return }
        }
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, group.blendMode.cairoOperator)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Clips to the pixels that something within bounds can reach, so that a layer is no larger than its content.
    private func clip(toPixelsOf bounds: CGRect) {
        guard !bounds.isNull, bounds.isFinite else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let device = bounds.applying(CairoPattern.transform(matrix))
        guard device.isFinite, device.width < 1e6, device.height < 1e6 else { return }
        // Smoothed edges and overhanging letters reach a little farther.
        let reach = device.insetBy(dx: -4, dy: -4).integral
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(reach.minX), Double(reach.minY), Double(reach.width), Double(reach.height))
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_matrix(context, &matrix)
    }

    /// Draws the group's content with its filters.
    private func drawFiltered(_ group: DisplayGroup) {
        var group = group
        if case .page = target {
            // Colour filters are applied to the paints as long as the result is the same.
            while let first = group.filters.first, let content = ColorMatrix(first)?.mapped(group.content) {
                group.content = content
                group.filters.removeFirst()
            }
            if group.filters.isEmpty { return draw(group.content) }
            if group.filters.allSatisfy({ if case .shadow = $0 { true } else { false } }) {
                // The content above its shadows remains vectors and text.
                FilterPicture(group, of: self, content: .shadowsOnly)?.draw(on: context)
                return draw(group.content)
            }
        }
        if drawsPixels, StretchedShadow.draw(group, on: context) { return }
        FilterPicture(group, of: self, content: .filtered)?.draw(on: context)
    }

    /// Composites on the pixels of the surface, because Cairo has no such operator: the result is the sum of both minus
    /// white.
    private func drawPlusDarker(_ group: DisplayGroup, opacity: Double) {
        var layer = group
        layer.blendMode = .normal
        layer.transform = .identity
        layer.clip = nil
        layer.opacity = opacity
        guard let picture = FilterPicture(DisplayGroup(DisplayList([.group(layer)])), of: self, content: .filtered)
        else { return }
        picture.drawPlusDarker(on: context)
    }
}
