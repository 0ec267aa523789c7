import CPango
import TextLayout

/// Pango alone with the same face: what text layout can at best cost.
struct BarePango {
    private let context: OpaquePointer?

    init() {
        let configuration = FcConfigCreate()
        for file in FontCatalog.text.files {
            FcConfigAppFontAddFile(configuration, FontCatalog.text.directories[0] + "/" + file)
        }
        let map = pango_ft2_font_map_new()
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
    }

    /// Lays out each line and asks for its size.
    func measure(_ lines: [(text: String, size: CGFloat)]) {
        for line in lines {
            guard let layout = pango_layout_new(context) else { continue }
            let font = pango_font_description_from_string(FontCatalog.text.name)
            pango_font_description_set_absolute_size(font, Double(line.size) * Double(PANGO_SCALE))
            pango_layout_set_font_description(layout, font)
            pango_font_description_free(font)
            pango_layout_set_width(layout, 300 * PANGO_SCALE)
            pango_layout_set_text(layout, line.text, -1)
            var (width, height): (Int32, Int32) = (0, 0)
            pango_layout_get_size(layout, &width, &height)
            g_object_unref(UnsafeMutableRawPointer(layout))
        }
    }
}
