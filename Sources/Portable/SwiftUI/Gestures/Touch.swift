/// A finger from where it comes down, with the gestures that it may belong to.
@MainActor
final class Touch {
    /// Something that a finger does; numbers tell the order among those of all fingers.
    struct Event {
        let number: Int
        let touch: TouchEvent
    }

    let finger: Int
    /// Those that compete for it, in the order in which they get it; those that have failed are gone.
    var rivals: [Contender]
    /// Those that hear of it beside these.
    var companions: [Contender]
    /// Whether it belongs to the one rival that is left.
    var isWon = false
    private(set) var isDown = true
    /// What it has done and those who wait have not heard.
    private var events: [Event] = []
    /// How many events came before these.
    private var forgotten = 0
    private(set) var last: TouchEvent?

    init(finger: Int, rivals: [Contender], companions: [Contender]) {
        self.finger = finger
        self.rivals = rivals
        self.companions = companions
    }

    /// Whether nobody follows the finger or waits for others.
    var isIdle: Bool { rivals.isEmpty && companions.isEmpty }

    /// Whether a touch there means any of the gestures.
    var isMeant: Bool {
        rivals.contains { $0.box.isMeantForTouches } || companions.contains { $0.box.isMeantForTouches }
    }

    func note(_ event: TouchEvent, number: Int) {
        events.append(Event(number: number, touch: event))
        last = event
        if event.phase == .ended || event.phase == .cancelled { isDown = false }
    }

    func event(_ count: Int) -> Event? {
        events.indices.contains(count - forgotten) ? events[count - forgotten] : nil
    }

    /// Nobody waits for the finger any more: what has been heard is not needed again.
    func forgetEvents() {
        forgotten += events.count
        events.removeAll(keepingCapacity: true)
    }

    /// Whether gestures, such as a scroll view's, wait for one to fail.
    func hasRivals(behind contender: Contender) -> Bool {
        rivals.last !== contender && rivals.contains { $0 === contender }
    }

    func remove(_ contender: Contender) {
        rivals.removeAll { $0 === contender }
        companions.removeAll { $0 === contender }
    }
}
