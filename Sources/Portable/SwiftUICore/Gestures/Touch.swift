/// A touch of a finger from its start to its end, with the gestures that may receive it.
@MainActor
final class Touch {
    /// An event of the touch; numbers order the events of all touches.
    struct Event {
        let number: Int
        let touch: TouchEvent
    }

    let finger: Int
    /// The competing gestures in order of precedence, without those that have failed.
    var rivals: [CompetingGesture]
    /// The gestures that receive the touch without competing.
    var companions: [CompetingGesture]
    /// True if the only rival left has won the touch.
    var isWon = false
    private(set) var isDown = true
    /// The events that waiting gestures have not received.
    private var events: [Event] = []
    /// The number of discarded events before these.
    private var forgotten = 0
    private(set) var last: TouchEvent?

    init(finger: Int, rivals: [CompetingGesture], companions: [CompetingGesture]) {
        self.finger = finger
        self.rivals = rivals
        self.companions = companions
    }

    /// True if no gesture receives the touch or waits for it.
    var isIdle: Bool { rivals.isEmpty && companions.isEmpty }

    /// True if any of the gestures is the target of the touch.
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

    /// Discards the events, because no gesture waits for the touch.
    func forgetEvents() {
        forgotten += events.count
        events.removeAll(keepingCapacity: true)
    }

    /// True if gestures, such as a scroll view's, wait for one to fail.
    func hasRivals(behind contender: CompetingGesture) -> Bool {
        rivals.last !== contender && rivals.contains { $0 === contender }
    }

    func remove(_ contender: CompetingGesture) {
        rivals.removeAll { $0 === contender }
        companions.removeAll { $0 === contender }
    }
}
