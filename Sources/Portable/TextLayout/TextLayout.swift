// The module `TextLayout`: from runs of text to positioned glyphs. Pango provides font selection, directions, shaping
// and break opportunities; lines, truncation and metrics are our own, because they follow iOS and not Pango.
@_exported import Drawing
