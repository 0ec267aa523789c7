import Foundation
@_spi(Floors) import SwiftUICore

/// Recognises fingers that choose rows by passing over them: two anywhere in a list with multiple selection, or one on
/// the circles of a list that is being edited. Other fingers are left to scroll.
final class ListChoiceGesture: GestureRecognizer<Void> {
    private weak var list: (any ListHost)?
    private var fingers: [Finger] = []
    private var choice: ListRowChoice?
    /// The offset from the centre of the active fingers to the choosing point, which keeps its position when one of
    /// several fingers is lifted.
    private var offset = CGSize.zero

    fileprivate struct Finger {
        let start: TouchEvent
        var location: CGPoint
    }

    /// The distance that a finger moves before it chooses, in points; the same as for scrolling.
    private static let slop: CGFloat = 10

    init(_ list: any ListHost) { self.list = list }

    override var followsSeveralFingers: Bool { true }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        if event.phase == .began {
            guard choice == nil else { return .active(()) }
            fingers.append(Finger(start: event, location: event.location))
            return fingers.count > 2 ? .failed : .possible
        }
        guard let index = fingers.firstIndex(where: { $0.start.id == event.id }) else {
            return choice == nil ? .possible : .active(())
        }
        let place = place
        fingers[index].location = event.location
        switch event.phase {
        case .began, .moved:
            if choice == nil {
                guard fingers[index].distance > Self.slop else { return .possible }
                guard begins(with: fingers[index]) else { return .failed }
            }
            choice?.follow(self.place)
            return .active(())
        case .ended, .cancelled:
            fingers.remove(at: index)
            if fingers.isEmpty {
                choice?.end()
                return choice != nil && event.phase == .ended ? .ended(()) : .failed
            }
            offset = CGSize(
                width: offset.width + place.x - self.place.x, height: offset.height + place.y - self.place.y)
            return choice == nil ? .possible : .active(())
        }
    }

    /// The choosing point, in global coordinates.
    private var place: CGPoint {
        let count = CGFloat(max(fingers.count, 1))
        let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
        return CGPoint(x: sum.x / count + offset.width, y: sum.y / count + offset.height)
    }

    /// Starts choosing if the movement of a finger qualifies; returns true if it does.
    private func begins(with finger: Finger) -> Bool {
        guard let list, abs(finger.moved.height) > abs(finger.moved.width) else { return false }
        // Starts where the fingers came down, so that no row is skipped.
        let starts = fingers.map(\.start.location)
        let start = CGPoint(
            x: starts.map(\.x).reduce(0, +) / CGFloat(starts.count),
            y: starts.map(\.y).reduce(0, +) / CGFloat(starts.count))
        guard fingers.count == 2 || list.hasCircle(at: start) else { return false }
        choice = ListRowChoice(in: list, from: start)
        return choice != nil
    }

    override func cancel() { choice?.end() }

    override func reset() {
        choice?.end()
        choice = nil
        fingers = []
        offset = .zero
    }
}

extension ListChoiceGesture.Finger {
    fileprivate var moved: CGSize {
        CGSize(width: location.x - start.location.x, height: location.y - start.location.y)
    }

    fileprivate var distance: CGFloat { hypot(moved.width, moved.height) }
}
