internal import CCairo
import Foundation

extension CGContext {
    /// Draws an image upright into a rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite, rect.width > 0, rect.height > 0,
            let surface = cairo_image_surface_create_for_data(
                image.pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(image.width),
                Int32(image.height), Int32(image.pixels.bytesPerRow))
        else { return }
        // A PDF keeps the image until the file is finished, so the surface retains the pixels.
        cairo_surface_set_user_data(
            surface, Self.pixelKey, Unmanaged.passRetained(image.pixels).toOpaque(),
            { Unmanaged<PixelBuffer>.fromOpaque($0!).release() })
        defer { cairo_surface_destroy(surface) }
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        // Image rows begin at the top, where y is largest.
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.maxY)
        var matrix = toRect.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        let filter =
            switch state.interpolation {
            case .none: CAIRO_FILTER_NEAREST
            // Cairo's best filter enlarges to square pixels.
            case .high:
                CGFloat(image.width) > rect.width * deviceTransform.meanScale ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
            case .default, .low, .medium: CAIRO_FILTER_GOOD
            }
        cairo_pattern_set_filter(pattern, image.shouldInterpolate ? filter : CAIRO_FILTER_NEAREST)
        beginPath()
        if byTiling { addRect(boundingBoxOfClipPath) } else { addRect(rect) }
        paint { context in
            cairo_set_source(context, pattern)
            cairo_fill_preserve(context)
        }
        beginPath()
    }

    /// The key of Cairo's user data, which is identified by its address.
    private nonisolated(unsafe) static let pixelKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    // MARK: Gradients

    /// Fills the clip with a linear gradient.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite else { return }
        draw(
            gradient,
            cairo_pattern_create_linear(
                Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y)), options)
    }

    /// Fills the clip with a radial gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
        draw(
            gradient,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(max(0, startRadius)), Double(endCenter.x),
                Double(endCenter.y), Double(max(0, endRadius))), options)
    }

    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        // An end that is not extended gets a transparent stop at the same location.
        func add(_ color: CGColor, at location: Double, alpha: Double) {
            let levels = color.sRGBComponents
            cairo_pattern_add_color_stop_rgba(
                pattern, location, levels.red, levels.green, levels.blue, levels.alpha * alpha)
        }
        if let first = gradient.stops.first, !options.contains(.drawsBeforeStartLocation) {
            add(first.color, at: 0, alpha: 0)
        }
        for stop in gradient.stops { add(stop.color, at: Double(stop.location), alpha: 1) }
        if let last = gradient.stops.last, !options.contains(.drawsAfterEndLocation) {
            add(last.color, at: 1, alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint { context in
            cairo_set_source(context, pattern)
            cairo_paint(context)
        }
        cairo_pattern_destroy(pattern)
    }
}
