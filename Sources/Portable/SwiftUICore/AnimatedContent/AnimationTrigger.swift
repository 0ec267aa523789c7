/// A type-erased value whose changes start an animation.
struct AnimationTrigger: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        equals = { $0 as? T == value }
    }

    static func == (lhs: AnimationTrigger, rhs: AnimationTrigger) -> Bool { lhs.equals(rhs.value) }
}
