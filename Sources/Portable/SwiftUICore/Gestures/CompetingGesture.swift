/// A gesture that competes for touches, or waits for its turn.
@MainActor
final class CompetingGesture {
    let box: any TouchReceiver
    let recognizer: AnyRecognizer
    /// True if the gesture competes with others for its touches.
    let competes: Bool
    private(set) var phase = GesturePhase<Void>.possible
    /// The touches that the gesture receives.
    private(set) var heard: [Following] = []

    /// A touch that a gesture receives; it outlives this value.
    struct Following {
        unowned let touch: Touch
        /// The number of its events that the gesture has received.
        var count = 0
    }

    init(_ box: any TouchReceiver) {
        self.box = box
        recognizer = box.recognizer
        competes = box.priority == .normal || box.priority == .high
    }

    /// True if the gesture is still possible and has no value yet.
    var isUndecided: Bool { if case .possible = phase { true } else { false } }

    /// True if the view is still in the tree of a root and enabled for touches.
    func isThere(in root: LayoutBox) -> Bool { box.mask.contains(.gesture) && box.isInside(root) }

    // MARK: Touches

    func hears(of touch: Touch) -> Bool { heard.contains { $0.touch === touch } }

    /// Adds a touch, including its events since it began.
    func follow(_ touch: Touch) {
        if !hears(of: touch) { heard.append(Following(touch: touch)) }
    }

    /// Handles the pending events of all touches, in chronological order.
    func catchUp() {
        while !phase.isFinished {
            var next: (index: Int, event: Touch.Event)?
            for index in heard.indices {
                guard let event = heard[index].touch.event(heard[index].count) else { continue }
                if next == nil || event.number < next!.event.number { next = (index, event) }
            }
            guard let next else { return }
            heard[next.index].count += 1
            phase = recognizer.handle(next.event.touch, space)
        }
    }

    /// Advances the recogniser to a deadline.
    func advance(to time: Double) { phase = recognizer.advance(time, space) }

    /// Removes a touch that another gesture has won; fails if none remains.
    func lose(_ touch: Touch) {
        guard hears(of: touch) else { return }
        heard.removeAll { $0.touch === touch }
        guard !phase.isFinished else { return }
        if heard.isEmpty {
            fail()
        } else if let last = touch.last {
            var event = last
            event.phase = .cancelled
            phase = recognizer.handle(event, space)
        }
    }

    /// Cancels the recogniser.
    func fail() {
        recognizer.cancel()
        phase = .failed
    }

    /// Prepares for new touches.
    func reset() {
        recognizer.reset()
        heard = []
        phase = .possible
    }

    private var space: GestureSpace {
        let box = box
        var space = GestureSpace(convert: { box.convert($0, to: $1) }, size: box.size)
        space.box = box
        space.hasRivals = competes && heard.contains { $0.touch.hasRivals(behind: self) }
        return space
    }
}

extension LayoutBox {
    /// True if the box is the given one or a descendant of it.
    package func isInside(_ root: LayoutBox) -> Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current === root { return true }
            box = current.parent
        }
        return false
    }

    /// Converts a point from root coordinates to a coordinate space of the box or of an ancestor.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: convertFromRoot(point)
        case .named: box(of: space)?.convertFromRoot(point) ?? point
        }
    }

    private func convertFromRoot(_ point: CGPoint) -> CGPoint {
        convertFromParent(parent?.convertFromRoot(point) ?? point)
    }
}
