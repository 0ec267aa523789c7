// The module `ImageIO` on Linux: Apple's functions for reading and writing pictures, over gdk-pixbuf and librsvg.
@_exported import CoreGraphics
