// The module `Drawing`: what is to be drawn, as plain values that every renderer reads.
// Coordinates are points with y pointing down; angles are radians from positive x towards positive y.
@_exported import CoreGraphics
