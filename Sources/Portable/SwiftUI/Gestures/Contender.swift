/// A gesture that follows fingers, or waits for its turn to.
@MainActor
final class Contender {
    let box: any TouchReceiver
    let recognizer: AnyRecognizer
    /// Whether it competes with others for its fingers.
    let competes: Bool
    private(set) var phase = GesturePhase<Void>.possible
    /// The fingers that it hears of.
    private(set) var heard: [Following] = []

    /// A finger that a gesture hears of; it lives at least as long as that.
    struct Following {
        unowned let touch: Touch
        /// How many of its events the gesture has heard.
        var count = 0
    }

    init(_ box: any TouchReceiver) {
        self.box = box
        recognizer = box.recognizer
        competes = box.priority == .normal || box.priority == .high
    }

    /// Whether the gesture has come to nothing so far, and tells nothing either.
    var isUndecided: Bool { if case .possible = phase { true } else { false } }

    /// Whether its view still wants touches, in the tree of a root.
    func isThere(in root: LayoutBox) -> Bool { box.mask.contains(.gesture) && box.isInside(root) }

    // MARK: Hearing of fingers

    func hears(of touch: Touch) -> Bool { heard.contains { $0.touch === touch } }

    /// Hears of a finger from now on, from the moment at which it came down.
    func follow(_ touch: Touch) {
        if !hears(of: touch) { heard.append(Following(touch: touch)) }
    }

    /// Takes in what it has not heard of its fingers, in the order in which that happened.
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

    /// Lets a time pass that the gesture waits for.
    func advance(to time: Double) { phase = recognizer.advance(time, space) }

    /// Another gesture has got a finger: without any other this one is over.
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

    /// The touches are taken away.
    func fail() {
        recognizer.cancel()
        phase = .failed
    }

    /// Makes ready for other fingers.
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
    /// Whether the box is another one, or lies below it.
    func isInside(_ root: LayoutBox) -> Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current === root { return true }
            box = current.parent
        }
        return false
    }

    /// A point of the whole picture in the box's coordinates or those of a space around it.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
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
