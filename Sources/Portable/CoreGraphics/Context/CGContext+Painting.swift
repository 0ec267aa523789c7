internal import CCairo
import Foundation

extension CGContext {
    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, width.isFinite ? max(0, Double(width)) : 1)
    }

    public func setLineCap(_ cap: CGLineCap) {
        let value =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, value)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        let value =
            switch join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, value)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit.isFinite ? max(1, Double(limit)) : 10)
    }

    /// Sets the dash pattern; invalid lengths remove it.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let dash = lengths.map { Double($0) }
        let total = dash.reduce(0, +)
        guard total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }), phase.isFinite else {
            return cairo_set_dash(cairo, nil, 0, 0)
        }
        cairo_set_dash(cairo, dash, Int32(dash.count), Double(phase))
    }

    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cairo, flatness.isFinite ? min(max(Double(flatness), 0.01), 100) : 0.1)
    }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) {
        let levels = color.sRGBComponents
        state.fill = (levels.red, levels.green, levels.blue, levels.alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        let levels = color.sRGBComponents
        state.stroke = (levels.red, levels.green, levels.blue, levels.alpha)
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    // MARK: Drawing paths

    /// Fills, strokes or both, and clears the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let evenOdd = mode == .eoFill || mode == .eoFillStroke
        let fills = mode != .stroke
        let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        let (fill, stroke) = (state.fill, state.stroke)
        paint { context in
            if fills {
                cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_set_source_rgba(context, fill.0, fill.1, fill.2, fill.3)
                cairo_fill_preserve(context)
            }
            if strokes {
                cairo_set_source_rgba(context, stroke.0, stroke.1, stroke.2, stroke.3)
                cairo_stroke_preserve(context)
            }
        }
        cairo_new_path(cairo)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes separate lines from each point with an even index to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        beginPath()
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    // MARK: Clips

    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Restricts drawing to a rectangle and an image mask in it: the image's alpha or, for an image without
    /// transparency, its luminance.
    public func clip(to rect: CGRect, mask: CGImage) {
        state.mask = ContextMask(mask, in: rect, of: self, within: state.mask)
        clip(to: rect)
    }

    public func resetClip() {
        cairo_reset_clip(cairo)
        state.mask = nil
    }

    public var boundingBoxOfClipPath: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    // MARK: Layers

    /// Begins a layer, which is composited as a whole with the current alpha, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        cairo_save(cairo)
        cairo_push_group(cairo)
        layers.append(state)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.mask = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let outer = layers.popLast(), let layer = cairo_pop_group(cairo) else { return }
        cairo_restore(cairo)
        state = outer
        paint { context in
            cairo_set_source(context, layer)
            cairo_paint(context)
        }
        cairo_pattern_destroy(layer)
    }

    /// Draws with the state's mask, alpha, blend mode and shadow.
    func paint(_ draw: (OpaquePointer) -> Void) {
        guard let mask = state.mask else { return paintUnmasked(draw) }
        let outer = state
        state.mask = nil
        state.blendMode = .normal
        cairo_push_group(cairo)
        paintUnmasked(draw)
        cairo_pop_group_to_source(cairo)
        state = outer
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        mask.apply(to: cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func paintUnmasked(_ draw: (OpaquePointer) -> Void) {
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if let shadow = state.shadow { paintShadow(shadow, draw) }
        let operation = state.blendMode.cairoOperator
        guard state.alpha < 1 else {
            cairo_set_operator(cairo, operation)
            draw(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            return
        }
        cairo_push_group(cairo)
        draw(cairo)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, operation)
        cairo_paint_with_alpha(cairo, Double(state.alpha))
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
}
