extension Animation {
    /// Fast at first, then settling slowly, as UIKit's pages and sheets do.
    package static func layerSlide(duration: Double) -> Animation { .timingCurve(0.32, 0.72, 0, 1, duration: duration) }
}
