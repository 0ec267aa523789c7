// The module `Rendering`: display lists to PNG and PDF with Cairo, and to SVG without a library.
@_exported import Drawing
