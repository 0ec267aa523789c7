// The module `CoreGraphics` on Linux: Apple's names and signatures, implemented with our own geometry and Cairo.
// CGFloat, CGPoint, CGSize and CGRect are declared by Foundation there and re-exported.
@_exported import Foundation
