// The module `TextLayout`: runs of text in, positioned glyphs out. Pango finds faces, directions, shapes and breaks;
// lines, truncation and metrics are ours, because they follow iOS and not Pango.
@_exported import Drawing
