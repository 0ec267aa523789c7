import SwiftUI

/// What has been signed so far.
struct SignatureCapture {
    /// What can be done now.
    enum Phase {
        case start
        case signing
        case saved(Image)
    }

    /// Nil until the reader does something: the view begins with the signature it was given.
    var phase: Phase?
    /// The lines, in the order they were drawn.
    private(set) var strokes: [SignatureStroke] = []
    /// How large the area is, in points.
    var size = CGSize.zero
    private var isDrawing = false

    /// Begins a line, or goes on with it. It ends at the edges of the area.
    mutating func draw(to location: CGPoint, time: Date) {
        let place = CGPoint(x: min(max(location.x, 0), size.width), y: min(max(location.y, 0), size.height))
        if isDrawing, !strokes.isEmpty {
            strokes[strokes.count - 1].move(to: place, time: time)
        } else {
            strokes.append(SignatureStroke(at: place, time: time))
            isDrawing = true
        }
    }

    /// Lifts the finger.
    mutating func lift() { isDrawing = false }

    /// Takes the strokes away.
    mutating func clear() {
        strokes = []
        isDrawing = false
    }
}
