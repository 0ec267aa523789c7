import CCairo
import CoreGraphics
import Drawing
import Foundation
import Synchronization

extension CairoPainter {
    /// Draws glyphs at their exact positions.
    func draw(_ run: GlyphRun) {
        var run = run
        if case .page = target { run = run.written().run }
        guard run.origin.isFinite, run.face.size > 0, let font = CairoFonts.shared.font(for: run.face),
            setSource(run.paint, bounds: DisplayItem.text(run).bounds)
        else { return }
        if case .pixels = target, GlyphMasks.draw(run, font: font, on: context) { return }
        cairo_set_font_face(context, font)
        setFontMatrix(run.face)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(
                index: UInt(glyph.id), x: Double(run.origin.x + glyph.position.x),
                y: Double(run.origin.y + glyph.position.y))
        }
        if case .page = target, !run.face.isSyntheticBold {
            showText(run, glyphs: glyphs)
        } else if run.face.hasColorGlyphs {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        } else {
            // Cairo rounds the positions of shown glyphs to whole pixels, which spaces letters unevenly; outlines keep
            // theirs. Large, rotated and emboldened glyphs are drawn this way, others with `GlyphMasks`.
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            if run.face.isSyntheticBold {
                cairo_fill_preserve(context)
                cairo_set_line_width(context, Double(run.face.size) * CairoFonts.syntheticBoldWidth)
                cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
                cairo_stroke(context)
            } else {
                cairo_fill(context)
            }
        }
    }

    private func setFontMatrix(_ face: FontFace) {
        let size = Double(face.size)
        var matrix = cairo_matrix_t(
            xx: size * Double(face.stretch), yx: 0, xy: face.isSyntheticItalic ? -size * CairoFonts.syntheticSlant : 0,
            yy: size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, CairoFonts.shared.options)
    }

    /// Shows glyphs with their characters, so that text can be searched and copied in the PDF.
    private func showText(_ run: GlyphRun, glyphs: [cairo_glyph_t]) {
        let clusters = TextClusters(run)
        let mapping = clusters.spans.map { span in
            cairo_text_cluster_t(num_bytes: Int32(span.bytes), num_glyphs: Int32(span.glyphs))
        }
        var text = run.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                cairo_show_text_glyphs(
                    context, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count), mapping,
                    Int32(mapping.count),
                    run.isRightToLeft
                        ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
            }
        }
    }
}

/// The mapping of a run's bytes to its glyphs, in reading order.
struct TextClusters {
    struct Span: Equatable {
        let bytes: Int
        let glyphs: Int
    }

    let spans: [Span]

    init(_ run: GlyphRun) {
        let ordered = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
        let length = run.text.utf8.count
        var spans: [Span] = []
        var index = 0
        // Characters before those of the first glyph, such as a tab, have no glyphs.
        if let first = ordered.first, first.cluster > 0 { spans.append(Span(bytes: first.cluster, glyphs: 0)) }
        while index < ordered.count {
            let start = ordered[index].cluster
            var next = index
            while next < ordered.count, ordered[next].cluster == start { next += 1 }
            let end = next < ordered.count ? max(start, ordered[next].cluster) : length
            spans.append(Span(bytes: end - start, glyphs: next - index))
            index = next
        }
        if ordered.isEmpty, length > 0 { spans = [Span(bytes: length, glyphs: 0)] }
        self.spans = spans
    }
}

/// The cache of opened font files.
final class CairoFonts: Sendable {
    static let shared = CairoFonts()

    /// The increase of the stem width for synthetic bold, in ems.
    static let syntheticBoldWidth = 0.035
    /// The slant of a synthetic italic, as the ratio of shift to height.
    static let syntheticSlant = 0.2

    private struct Key: Hashable {
        let path: String
        let index: Int
    }

    /// The addresses of the faces, which are never released.
    private let faces = Mutex<[Key: UInt]>([:])
    /// Unhinted outlines, antialiased in gray.
    nonisolated(unsafe) let options: OpaquePointer

    private init() {
        options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    }

    /// The font face of exactly this file; nil if it cannot be read.
    func font(for face: FontFace) -> OpaquePointer? {
        let key = Key(path: face.path, index: face.index)
        let address = faces.withLock { faces -> UInt? in
            if let known = faces[key] { return known }
            guard access(face.path, R_OK) == 0, let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, FC_FILE, face.path)
            FcPatternAddInteger(pattern, FC_INDEX, Int32(face.index))
            // Emoji are embedded bitmaps; faces with outlines must not use theirs.
            FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, face.hasColorGlyphs ? 1 : 0)
            guard let font = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
            guard cairo_font_face_status(font) == CAIRO_STATUS_SUCCESS else {
                cairo_font_face_destroy(font)
                return nil
            }
            faces[key] = UInt(bitPattern: font)
            return UInt(bitPattern: font)
        }
        return address.flatMap { OpaquePointer(bitPattern: $0) }
    }
}
