// The module `Rendering`: display lists to PNG and PDF with Cairo, and to SVG written by hand.
@_exported import Drawing
