/// Hands touches to the gestures of the views they fall on.
///
/// For each finger the views from the touched one up to the root compete: inner gestures come before outer ones, those
/// of high priority before all within. A gesture hears of the finger when all before it have failed, and then from the
/// beginning; the first that becomes itself keeps it. Long presses hear of it while what comes before is undecided, such
/// as a tap whose finger is down, and take it when their time has come. Scroll views hear of it while what comes before
/// has not become itself, so that a drag that needs a longer way leaves the finger to them. Simultaneous gestures always
/// hear of it; those that override take it from all others once they become themselves.
///
/// Fingers on different views have nothing to do with each other: two press two buttons. Where a gesture of a view around
/// both waits for several fingers, it hears of all when its turn has come with one, and gets all when it becomes itself.
/// A finger that comes to a view whose gesture is under way belongs to that.
@MainActor
final class EventDispatcher {
    private var touches: [Touch] = []
    private var eventCount = 0
    /// Whether gestures are hearing of a touch, and what came in meanwhile from an action of one.
    private var isBusy = false
    private var waiting: [TouchEvent] = []

    /// Whether no gesture is under way or waits for more touches.
    var isIdle: Bool { touches.isEmpty }

    /// Whether a gesture follows a finger that is down, or waits for its turn to.
    func follows(finger: Int) -> Bool { touches.contains { $0.finger == finger && $0.isDown } }

    /// Whether a finger that comes to a point belongs to a gesture that follows another one.
    func isTaken(_ point: CGPoint, in root: LayoutBox) -> Bool {
        let taken = touches.filter { $0.isDown && $0.isWon }.compactMap { $0.rivals.first?.box }
        guard !taken.isEmpty, let hit = root.hitTest(point) else { return false }
        return taken.contains { $0 === hit }
            || hit.nearestAncestor { box in taken.contains { $0 === box } ? true : nil } == true
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
            if touches.contains(where: { $0.finger == event.id && $0.isDown }) {
                // Its end has got lost.
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

    /// When time alone changes something, on the host's clock.
    var deadline: Double? {
        var earliest: Double?
        forEachListener { contender in
            guard let own = contender.recognizer.deadline() else { return }
            earliest = min(earliest ?? own, own)
        }
        return earliest
    }

    /// Lets deadlines pass up to a time.
    func advance(to time: Double, in root: LayoutBox) {
        guard !isBusy, let first = deadline, first <= time else { return }
        isBusy = true
        defer { isBusy = false }
        letGo(in: root)
        settle()
        // Every deadline that passes ends a gesture or moves its deadline on; the bound is for those that do neither.
        var bound = 1_000
        while let deadline, deadline <= time, bound > 0 {
            bound -= 1
            var due: [Contender] = []
            forEachListener { if let own = $0.recognizer.deadline(), own <= deadline { due.append($0) } }
            for contender in due {
                // One that came before it may have taken its fingers.
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

    /// The gestures that hear of a finger: those whose turn it is, and those that do meanwhile.
    private func forEachListener(_ body: (Contender) -> Void) {
        for touch in touches {
            for companion in touch.companions { body(companion) }
            guard let current = touch.rivals.first else { continue }
            body(current)
            guard !touch.isWon else { continue }
            for rival in touch.rivals.dropFirst() where hearsMeanwhile(rival, of: touch) { body(rival) }
        }
    }

    /// Whether a rival hears of a finger before its turn: those that come of time do while the ones before them are
    /// undecided, and scroll views.
    private func hearsMeanwhile(_ rival: Contender, of touch: Touch) -> Bool {
        rival.box.scrolls || touch.rivals[0].isUndecided && rival.recognizer.comesOfTime()
    }

    // MARK: Who gets a finger

    /// Has those hear of the fingers whose turn it is, until nothing changes any more.
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

    /// - Returns: whether others compete for the finger now.
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

    private func hear(_ contender: Contender, of touch: Touch) {
        contender.follow(touch)
        if contender.recognizer.followsSeveralFingers() {
            for other in touches where !other.isWon && other.rivals.contains(where: { $0 === contender }) {
                contender.follow(other)
            }
        }
        contender.catchUp()
    }

    /// Draws the consequences of how far a gesture has come.
    /// - Returns: whether others compete for its fingers now.
    @discardableResult
    private func settle(_ contender: Contender) -> Bool {
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

    /// The fingers that a gesture has heard of are its own; those that followed them so far give up.
    private func win(_ winner: Contender) -> Bool {
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

    /// Takes the fingers from all other gestures.
    private func takeOver(_ winner: Contender) {
        for touch in winner.heard.map(\.touch) {
            let losers = touch.rivals + touch.companions
            touch.rivals = []
            touch.companions = [winner]
            for loser in losers where loser !== winner { take(touch, from: loser) }
        }
    }

    private func take(_ touch: Touch, from loser: Contender) {
        guard loser.hears(of: touch) else { return }
        loser.lose(touch)
        settle(loser)
    }

    /// Has the fingers forget the views that have gone, of which nothing may be kept until they move again.
    func forgetGone(in root: LayoutBox) {
        guard !isBusy, !touches.isEmpty else { return }
        isBusy = true
        defer { isBusy = false }
        letGo(in: root)
        settle()
    }

    /// Takes the fingers away from gestures of views that are no longer there, or disabled by now.
    private func letGo(in root: LayoutBox) {
        for touch in touches {
            for contender in touch.rivals where !contender.isThere(in: root) { letGo(contender) }
            for contender in touch.companions where !contender.isThere(in: root) { letGo(contender) }
        }
    }

    private func letGo(_ contender: Contender) {
        if !contender.heard.isEmpty { contender.fail() }
        contender.reset()
        for touch in touches { touch.remove(contender) }
    }

    // MARK: Whom a finger concerns

    /// Finds the gestures that a finger concerns, in the order in which they get it.
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

    /// The contender of a view's gesture, whichever fingers it follows.
    private func contender(for box: any TouchReceiver) -> Contender {
        for touch in touches {
            let found = touch.rivals.first { $0.box === box } ?? touch.companions.first { $0.box === box }
            if let found { return found }
        }
        return Contender(box)
    }
}
