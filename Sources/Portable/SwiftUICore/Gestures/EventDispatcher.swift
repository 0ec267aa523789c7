/// Dispatches touches to the gestures of the views that they hit.
///
/// For each touch the gestures of the views from the hit one up to the root compete. Inner gestures take precedence
/// over outer ones, and high-priority gestures over all inside them. A gesture receives the touch once all gestures
/// before it have failed, and then from the beginning; the first that is recognised wins it. Long presses receive it
/// while the gestures before them are undecided, such as a tap whose finger is down, and win it at their deadline.
/// Scroll views receive it until a gesture before them is recognised, so that a drag with a longer minimum distance
/// leaves the touch to them. Simultaneous gestures always receive it; overriding ones take it from all others once they
/// are recognised.
///
/// Touches on different views are independent: two fingers press two buttons. A multi-finger gesture of a common
/// ancestor receives all of them when its turn has come with one, and wins all when it is recognised. A touch on a view
/// whose gesture is in progress belongs to that gesture.
@MainActor
package final class EventDispatcher {
    private var touches: [Touch] = []
    private var eventCount = 0
    /// True while gestures handle an event; events that their actions send meanwhile wait.
    private var isBusy = false
    private var waiting: [TouchEvent] = []

    package init() {}

    /// True if no gesture is in progress or waits for further touches.
    var isIdle: Bool { touches.isEmpty }

    /// True if a gesture follows the touch of a finger that is down, or waits for its turn.
    package func follows(finger: Int) -> Bool { touches.contains { $0.finger == finger && $0.isDown } }

    /// True if a touch at a point belongs to a gesture that has won another touch.
    package func isTaken(_ point: CGPoint, in root: LayoutBox) -> Bool {
        let taken = touches.filter { $0.isDown && $0.isWon }.compactMap { $0.rivals.first?.box }
        guard !taken.isEmpty, let hit = root.hitTest(point) else { return false }
        return taken.contains { $0 === hit }
            || hit.nearestAncestor { box in taken.contains { $0 === box } ? true : nil } == true
    }

    /// Dispatches a touch event.
    /// - Returns: true if any gesture receives it.
    package func handle(_ event: TouchEvent, in root: LayoutBox) -> Bool {
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
            if touches.contains(where: { $0.finger == event.id && $0.isDown }) {
                // The end of the finger's last touch was lost.
                var end = event
                end.phase = .cancelled
                _ = take(end, in: root)
            }
            gather(event, in: root)
        }
        guard let touch = touches.last(where: { $0.finger == event.id && $0.isDown }) else { return false }
        let isHeard = touch.isMeant
        touch.note(event, number: eventCount)
        eventCount += 1
        letGo(in: root)
        for companion in touch.companions where touch.companions.contains(where: { $0 === companion }) {
            companion.follow(touch)
            companion.catchUp()
            settle(companion)
        }
        settle()
        return isHeard
    }

    // MARK: Time

    /// The earliest deadline of a gesture, on the host's clock.
    package var deadline: Double? {
        var earliest: Double?
        forEachListener { contender in
            guard let own = contender.recognizer.deadline() else { return }
            earliest = min(earliest ?? own, own)
        }
        return earliest
    }

    /// Advances the gestures to all deadlines up to a time.
    package func advance(to time: Double, in root: LayoutBox) {
        guard !isBusy, let first = deadline, first <= time else { return }
        isBusy = true
        defer { isBusy = false }
        letGo(in: root)
        settle()
        // Every deadline ends a gesture or is replaced by a later one; the bound stops gestures that do neither.
        var bound = 1_000
        while let deadline, deadline <= time, bound > 0 {
            bound -= 1
            var due: [CompetingGesture] = []
            forEachListener { if let own = $0.recognizer.deadline(), own <= deadline { due.append($0) } }
            for contender in due {
                // An earlier contender may have taken its touches.
                guard !contender.heard.isEmpty, let own = contender.recognizer.deadline(), own <= deadline else {
                    continue
                }
                contender.advance(to: own)
                settle(contender)
            }
            settle()
        }
        while !waiting.isEmpty { _ = take(waiting.removeFirst(), in: root) }
    }

    /// Visits the gestures that receive a touch: those whose turn it is, and those that need not wait for it.
    private func forEachListener(_ body: (CompetingGesture) -> Void) {
        for touch in touches {
            for companion in touch.companions { body(companion) }
            guard let current = touch.rivals.first else { continue }
            body(current)
            guard !touch.isWon else { continue }
            for rival in touch.rivals.dropFirst() where hearsMeanwhile(rival, of: touch) { body(rival) }
        }
    }

    /// True if a rival receives a touch before its turn: a scroll view, or a time-based gesture while the ones before
    /// it are undecided.
    private func hearsMeanwhile(_ rival: CompetingGesture, of touch: Touch) -> Bool {
        rival.box.scrolls || touch.rivals[0].isUndecided && rival.recognizer.comesOfTime()
    }

    // MARK: Arbitration

    /// Passes events to the gestures whose turn it is, until nothing changes.
    private func settle() {
        var didChange = true
        while didChange {
            didChange = false
            for touch in touches {
                while step(touch) { didChange = true }
            }
        }
        for touch in touches where touch.isWon || touch.rivals.isEmpty { touch.forgetEvents() }
        touches.removeAll { $0.isIdle }
    }

    /// - Returns: true if the touch's rivals have changed.
    private func step(_ touch: Touch) -> Bool {
        guard let current = touch.rivals.first else { return false }
        hear(current, of: touch)
        if settle(current) { return true }
        guard !touch.isWon else { return false }
        for rival in touch.rivals.dropFirst() where hearsMeanwhile(rival, of: touch) {
            hear(rival, of: touch)
            if settle(rival) { return true }
        }
        return false
    }

    private func hear(_ contender: CompetingGesture, of touch: Touch) {
        contender.follow(touch)
        if contender.recognizer.followsSeveralFingers() {
            for other in touches where !other.isWon && other.rivals.contains(where: { $0 === contender }) {
                contender.follow(other)
            }
        }
        contender.catchUp()
    }

    /// Applies the result of a gesture's phase to its touches.
    /// - Returns: true if the rivals of its touches have changed.
    @discardableResult
    private func settle(_ contender: CompetingGesture) -> Bool {
        var didChange = false
        if contender.competes {
            if contender.phase.isRecognized { didChange = win(contender) }
        } else if contender.box.priority == .overriding, contender.phase.isRecognized {
            takeOver(contender)
        }
        guard contender.phase.isFinished else { return didChange }
        for following in contender.heard { following.touch.remove(contender) }
        contender.reset()
        return true
    }

    /// Gives a recognised gesture the touches that it has received, and takes them from their other rivals.
    private func win(_ winner: CompetingGesture) -> Bool {
        var didChange = false
        for following in winner.heard where !following.touch.isWon {
            let touch = following.touch
            let losers = touch.rivals
            touch.rivals = [winner]
            touch.isWon = true
            didChange = true
            for loser in losers where loser !== winner { take(touch, from: loser) }
        }
        return didChange
    }

    /// Takes the touches of an overriding gesture from all others.
    private func takeOver(_ winner: CompetingGesture) {
        for touch in winner.heard.map(\.touch) {
            let losers = touch.rivals + touch.companions
            touch.rivals = []
            touch.companions = [winner]
            for loser in losers where loser !== winner { take(touch, from: loser) }
        }
    }

    private func take(_ touch: Touch, from loser: CompetingGesture) {
        guard loser.hears(of: touch) else { return }
        loser.lose(touch)
        settle(loser)
    }

    /// Releases the gestures of views that were removed from the tree, without waiting for the next event.
    package func forgetGone(in root: LayoutBox) {
        guard !isBusy, !touches.isEmpty else { return }
        isBusy = true
        defer { isBusy = false }
        letGo(in: root)
        settle()
    }

    /// Cancels the gestures of views that were removed or disabled.
    private func letGo(in root: LayoutBox) {
        for touch in touches {
            for contender in touch.rivals where !contender.isThere(in: root) { letGo(contender) }
            for contender in touch.companions where !contender.isThere(in: root) { letGo(contender) }
        }
    }

    private func letGo(_ contender: CompetingGesture) {
        if !contender.heard.isEmpty { contender.fail() }
        contender.reset()
        for touch in touches { touch.remove(contender) }
    }

    // MARK: Hit testing

    /// Collects the gestures for a touch, in order of precedence.
    private func gather(_ event: TouchEvent, in root: LayoutBox) {
        guard let hit = root.hitTest(event.location) else { return }
        var rivals: [any TouchReceiver] = []
        var companions: [any TouchReceiver] = []
        var box: LayoutBox? = hit
        while let current = box {
            if let receiver = current as? any TouchReceiver {
                if !receiver.mask.contains(.subviews) {
                    rivals = []
                    companions = []
                }
                if receiver.mask.contains(.gesture) {
                    switch receiver.priority {
                    case .normal: rivals.append(receiver)
                    case .high: rivals.insert(receiver, at: 0)
                    case .simultaneous, .overriding: companions.append(receiver)
                    }
                }
            }
            box = current.parent
        }
        guard !rivals.isEmpty || !companions.isEmpty else { return }
        let touch = Touch(
            finger: event.id, rivals: rivals.map(contender(for:)), companions: companions.map(contender(for:)))
        if let owner = touch.rivals.first(where: { $0.phase.isRecognized }) {
            touch.rivals = [owner]
            touch.isWon = true
        }
        touches.append(touch)
    }

    /// The contender of a view's gesture, shared by all touches.
    private func contender(for box: any TouchReceiver) -> CompetingGesture {
        for touch in touches {
            let found = touch.rivals.first { $0.box === box } ?? touch.companions.first { $0.box === box }
            if let found { return found }
        }
        return CompetingGesture(box)
    }
}
