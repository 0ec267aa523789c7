// The module `ImageIO` on Linux: Apple's functions for reading and writing images, with gdk-pixbuf and librsvg.
@_exported import CoreGraphics
