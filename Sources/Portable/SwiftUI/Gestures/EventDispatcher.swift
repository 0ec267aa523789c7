/// Hands touches to the gestures of the views they fall on.
///
/// The views from the touched one up to the root compete: inner gestures come before outer ones, those of high priority
/// before all within. A gesture hears of the touches when all before it have failed, and then from the beginning; the
/// first that becomes itself keeps them. Long presses hear of them while what comes before is undecided, such as a tap
/// whose finger is down, and take them when their time has come. Scroll views hear of them while what comes before has
/// not become itself, so that a drag that needs a longer way leaves the touches to them. Simultaneous gestures always hear
/// of them; those that override take them from all others once they are complete.
@MainActor
final class EventDispatcher {
    private struct Entry {
        let box: any TouchReceiver
        let recognizer: AnyRecognizer
        var phase = GesturePhase<Void>.possible
        /// How many of the touches it has heard of.
        var heardCount = 0

        @MainActor init(_ box: any TouchReceiver) {
            self.box = box
            recognizer = box.recognizer
        }

        /// Whether the gesture has come to nothing so far, and tells nothing either.
        var isUndecided: Bool { if case .possible = phase { true } else { false } }
    }

    private var rivals: [Entry] = []
    private var companions: [Entry] = []
    /// The first rival that has not failed.
    private var current = 0
    private var hasWinner = false
    private var heard: [TouchEvent] = []
    private var touches: Set<Int> = []
    /// Whether gestures are hearing of a touch, and what came in meanwhile from an action of one.
    private var isBusy = false
    private var waiting: [TouchEvent] = []

    /// Whether a gesture is under way or waits for more touches.
    var isIdle: Bool { rivals.isEmpty && companions.isEmpty }

    /// When time alone changes something, on the host's clock.
    var deadline: Double? { underWay.compactMap { $0.recognizer.deadline() }.min() }

    /// The gestures whose turn it is, and those that hear of the touches meanwhile.
    private var underWay: [Entry] {
        ((rivals.indices.contains(current) ? [rivals[current]] : []) + companions + waitingRivals.map { rivals[$0] })
            .filter { !$0.phase.isFinished }
    }

    /// The rivals that hear of the touches before their turn: those that come of time while the ones before them are
    /// undecided, and scroll views.
    private var waitingRivals: [Int] {
        guard rivals.indices.contains(current), !rivals[current].phase.isRecognized, !hasWinner else { return [] }
        return rivals.indices.dropFirst(current + 1).filter { index in
            guard !rivals[index].phase.isFinished else { return false }
            return rivals[index].box.scrolls || rivals[current].isUndecided && rivals[index].recognizer.comesOfTime()
        }
    }

    /// Takes a touch.
    /// - Returns: whether any gesture hears of it.
    func handle(_ event: TouchEvent, in root: LayoutBox) -> Bool {
        guard !isBusy else {
            waiting.append(event)
            return true
        }
        isBusy = true
        defer { isBusy = false }
        let isHeard = take(event, in: root)
        while !waiting.isEmpty { _ = take(waiting.removeFirst(), in: root) }
        return isHeard
    }

    private func take(_ event: TouchEvent, in root: LayoutBox) -> Bool {
        if event.phase == .began {
            if touches.contains(event.id) {
                // Its end has got lost.
                var end = event
                end.phase = .cancelled
                _ = take(end, in: root)
            }
            if touches.isEmpty, isIdle { gather(at: event.location, in: root) }
            touches.insert(event.id)
        }
        let isHeard = (rivals + companions).contains { $0.box.isMeantForTouches }
        heard.append(event)
        letGo(in: root)
        for index in companions.indices where !companions[index].phase.isFinished {
            companions[index].phase = companions[index].recognizer.handle(event, space(of: companions[index].box))
            takeOver(index)
        }
        deliver(event)
        if event.phase == .ended || event.phase == .cancelled { touches.remove(event.id) }
        finishIfDone()
        return isHeard
    }

    /// Lets deadlines pass up to a time.
    func advance(to time: Double) {
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        // Every deadline that passes ends a gesture or moves its deadline on; the bound is for those that do neither.
        var bound = 1_000
        while let deadline, deadline <= time, bound > 0 {
            bound -= 1
            for index in companions.indices where !companions[index].phase.isFinished {
                guard let own = companions[index].recognizer.deadline(), own <= time else { continue }
                companions[index].phase = companions[index].recognizer.advance(own, space(of: companions[index].box))
                takeOver(index)
            }
            if rivals.indices.contains(current), !rivals[current].phase.isFinished,
                let own = rivals[current].recognizer.deadline(), own <= time
            {
                rivals[current].phase = rivals[current].recognizer.advance(own, space(of: rivals[current].box))
                settle()
            }
            for index in waitingRivals where !rivals[index].phase.isFinished {
                guard let own = rivals[index].recognizer.deadline(), own <= time else { continue }
                rivals[index].phase = rivals[index].recognizer.advance(own, space(of: rivals[index].box))
                if rivals[index].phase.isRecognized { win(index) }
            }
            finishIfDone()
        }
    }

    /// Takes the touches away from gestures of views that are no longer there, or disabled by now.
    private func letGo(in root: LayoutBox) {
        func isGone(_ entry: Entry) -> Bool {
            !entry.phase.isFinished && (!entry.box.mask.contains(.gesture) || !entry.box.isInside(root))
        }
        for index in companions.indices where isGone(companions[index]) {
            companions[index].recognizer.cancel()
            companions[index].phase = .failed
        }
        for index in rivals.indices where isGone(rivals[index]) {
            rivals[index].recognizer.cancel()
            rivals[index].phase = .failed
        }
        settle()
    }

    /// Takes the touches from all other gestures when one that overrides them is complete.
    private func takeOver(_ winner: Int) {
        guard companions[winner].box.priority == .overriding, case .ended = companions[winner].phase else { return }
        for index in companions.indices where !companions[index].phase.isFinished {
            companions[index].recognizer.cancel()
            companions[index].phase = .failed
        }
        for index in rivals.indices where !rivals[index].phase.isFinished {
            rivals[index].recognizer.cancel()
            rivals[index].phase = .failed
        }
        hasWinner = true
        current = rivals.count
    }

    private func deliver(_ event: TouchEvent) {
        guard rivals.indices.contains(current), !rivals[current].phase.isFinished else { return }
        catchUp(current)
        settle()
        for index in waitingRivals where !hasWinner {
            catchUp(index)
            if rivals[index].phase.isRecognized { win(index) }
        }
    }

    /// Has a rival hear of the touches that it has not heard of.
    private func catchUp(_ index: Int) {
        while rivals[index].heardCount < heard.count, !rivals[index].phase.isFinished {
            let event = heard[rivals[index].heardCount]
            rivals[index].heardCount += 1
            rivals[index].phase = rivals[index].recognizer.handle(event, space(of: rivals[index].box))
        }
    }

    /// Goes on to the next rival while the current one has failed.
    private func settle() {
        while rivals.indices.contains(current) {
            if rivals[current].phase.isRecognized { win(current) }
            guard case .failed = rivals[current].phase, !hasWinner else { return }
            current += 1
            guard rivals.indices.contains(current) else { return }
            catchUp(current)
        }
    }

    /// The touches are a rival's; those that followed them so far give up.
    private func win(_ winner: Int) {
        guard !hasWinner else { return }
        hasWinner = true
        for index in rivals.indices where index != winner && !rivals[index].phase.isFinished {
            if rivals[index].heardCount > 0 { rivals[index].recognizer.cancel() }
            rivals[index].phase = .failed
        }
        current = winner
    }

    private func finishIfDone() {
        let isOver = !rivals.indices.contains(current) || rivals[current].phase.isFinished
        let companionsAreOver = companions.allSatisfy(\.phase.isFinished)
        guard touches.isEmpty, isOver, companionsAreOver else { return }
        for entry in rivals + companions { entry.recognizer.reset() }
        rivals = []
        companions = []
        current = 0
        hasWinner = false
        heard = []
    }

    /// Finds the gestures that a touch concerns, in the order in which they get it.
    private func gather(at point: CGPoint, in root: LayoutBox) {
        guard let hit = root.hitTest(point) else { return }
        var ordered: [Entry] = []
        var box: LayoutBox? = hit
        while let current = box {
            if let gestureBox = current as? any TouchReceiver {
                if !gestureBox.mask.contains(.subviews) {
                    ordered = []
                    companions = []
                }
                if gestureBox.mask.contains(.gesture) {
                    let entry = Entry(gestureBox)
                    switch gestureBox.priority {
                    case .normal: ordered.append(entry)
                    case .high: ordered.insert(entry, at: 0)
                    case .simultaneous, .overriding: companions.append(entry)
                    }
                }
            }
            box = current.parent
        }
        rivals = ordered
    }

    private func space(of box: any TouchReceiver) -> GestureSpace {
        var space = GestureSpace(convert: { box.convert($0, to: $1) }, size: box.size)
        space.hasRivals = rivals.last.map { $0.box !== box } ?? false && rivals.contains { $0.box === box }
        return space
    }
}

extension LayoutBox {
    fileprivate func isInside(_ root: LayoutBox) -> Bool {
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
