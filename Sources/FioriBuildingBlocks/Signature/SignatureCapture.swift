import SwiftUI

/// State of a signature capture: its phase and strokes.
nonisolated package struct SignatureCapture {
    /// Phase of the capture, which determines the actions on offer.
    package enum Phase {
        case start
        case signing
        case saved(Image)
    }

    /// Current phase; nil until the reader acts, while the view shows the signature that it was given.
    package var phase: Phase?
    /// Strokes, in drawing order.
    package private(set) var strokes: [SignatureStroke] = []
    /// Size of the area, in points.
    package internal(set) var size = CGSize.zero
    private var isDrawing = false

    package init() {}

    /// Begins or extends a stroke. Locations are clamped to the area.
    mutating func draw(to location: CGPoint, time: Date) {
        let place = CGPoint(x: min(max(location.x, 0), size.width), y: min(max(location.y, 0), size.height))
        if isDrawing, !strokes.isEmpty {
            strokes[strokes.count - 1].move(to: place, time: time)
        } else {
            strokes.append(SignatureStroke(at: place, time: time))
            isDrawing = true
        }
    }

    /// Ends the current stroke.
    mutating func lift() { isDrawing = false }

    /// Removes all strokes.
    package mutating func clear() {
        strokes = []
        isDrawing = false
    }
}
