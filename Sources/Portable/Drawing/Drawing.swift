// The module `Drawing`: drawing commands as plain values for all renderers. Coordinates are points with y pointing
// down; angles are radians from positive x towards positive y.
@_exported import CoreGraphics
