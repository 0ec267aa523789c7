import CCairo
import CoreGraphics
import Drawing
import Foundation

/// The content of a group, drawn offscreen and filtered.
struct FilterPicture {
    /// The drawn part of the group.
    enum Content {
        case filtered
        /// Only the shadows, for outputs that draw the content separately.
        case shadowsOnly
    }

    private let image: CGImage
    /// Maps the image's pixels to the group's coordinates.
    private let transform: CGAffineTransform

    /// Nil if nothing would be visible, or without memory.
    init?(_ group: DisplayGroup, of painter: CairoPainter, content: Content) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(painter.context, &matrix)
        let toDevice = CairoPattern.transform(matrix)
        let scale: CGFloat
        switch painter.target {
        case .pixels: scale = min(max(toDevice.meanScale, 0.01), 64)
        case .page(let pictureScale): scale = pictureScale * min(max(toDevice.meanScale, 0.01), 8)
        }
        let contentBounds = group.content.bounds
        var visible = group.filters.reduce(contentBounds) { $1.bounds(of: $0) }
        visible = visible.overlap(Self.clipBounds(of: painter.context))
        guard !visible.isNull, visible.width > 0, visible.height > 0, visible.isFinite else { return nil }
        // Content outside the visible area must be drawn if a blur or shadow of it is visible.
        let source = group.filters.reduce(visible) { $1.bounds(of: $0).enclosing($1.mirrored.bounds(of: $0)) }
        let drawn = source.overlap(contentBounds).enclosing(visible)
        // The image is aligned with the target's pixels, so that sharp content stays sharp.
        let isUpright = toDevice.b == 0 && toDevice.c == 0 && toDevice.a == toDevice.d && toDevice.a > 0
        let shift = isUpright && scale == toDevice.a ? CGPoint(x: toDevice.tx, y: toDevice.ty) : .zero
        let left = (drawn.minX * scale + shift.x).rounded(.down)
        let top = (drawn.minY * scale + shift.y).rounded(.down)
        let width = Int((drawn.maxX * scale + shift.x).rounded(.up) - left)
        let height = Int((drawn.maxY * scale + shift.y).rounded(.up) - top)
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        let origin = CGPoint(x: (left - shift.x) / scale, y: (top - shift.y) / scale)
        transform = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x, ty: origin.y)
        var toPixels = CairoPattern.matrix(transform.inverted())
        let ground = Self.ground(of: painter, toPixels: toDevice.inverted().concatenating(transform.inverted()))
        PixelSurface.draw(on: pixels) { context in
            cairo_set_matrix(context, &toPixels)
            CairoPainter(context: context, target: .pixels, ground: ground).draw(group.content)
        }
        let reach = group.filters.reduce(0) { $0 + PixelFilters.reach(of: $1, scale: scale) }
        let condensed = CondensedPixels(pixels, reach: reach)
        let filters = PixelFilters(pixels: condensed?.pixels ?? pixels, scale: scale)
        for filter in group.filters { filters.apply(filter, keepsContent: content == .filtered) }
        condensed?.expand(to: pixels)
        image = CGImage(pixels: pixels)
    }

    /// The surfaces below the image.
    private static func ground(of painter: CairoPainter, toPixels: CGAffineTransform) -> [LayerGround] {
        guard case .pixels = painter.target, let page = cairo_get_group_target(painter.context) else { return [] }
        return (painter.ground + [LayerGround(surface: page)]).map {
            LayerGround(surface: $0.surface, transform: $0.transform.concatenating(toPixels))
        }
    }

    private static func clipBounds(of context: OpaquePointer) -> CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    private func setSource(on context: OpaquePointer) {
        guard let part = CairoImagePart(image, source: nil) else { return }
        cairo_set_source_surface(context, part.surface, 0, 0)
        var inverse = CairoPattern.matrix(transform.inverted())
        cairo_pattern_set_matrix(cairo_get_source(context), &inverse)
    }

    func draw(on context: OpaquePointer) {
        setSource(on: context)
        cairo_paint(context)
    }

    /// Composites the image with the blend mode `plusDarker`, which Cairo lacks, within the clip.
    func drawPlusDarker(on context: OpaquePointer) {
        cairo_push_group(context)
        draw(on: context)
        guard let layer = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(layer) }
        var source: OpaquePointer?
        guard cairo_pattern_get_surface(layer, &source) == CAIRO_STATUS_SUCCESS, let source,
            let target = cairo_get_group_target(context)
        else { return }
        PlusDarker.mix(source, into: target)
    }
}

extension Filter {
    /// The filter with the opposite offset, for the area that affects a visible one.
    fileprivate var mirrored: Filter {
        guard case .shadow(let color, let radius, let offset) = self else { return self }
        return .shadow(color: color, radius: radius, offset: CGSize(width: -offset.width, height: -offset.height))
    }
}

/// Drawing on pixel buffers.
enum PixelSurface {
    /// Calls `body` with a context in the buffer's pixel coordinates.
    static func draw(on pixels: PixelBuffer, _ body: (OpaquePointer) -> Void) {
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                Int32(pixels.height), Int32(pixels.bytesPerRow)), let context = cairo_create(surface)
        else { return }
        body(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
