// The module `CoreGraphics` on Linux: Apple's names and signatures over our own geometry and Cairo.
// CGFloat, CGPoint, CGSize and CGRect are declared by Foundation there and come along with it.
@_exported import Foundation
