/// How the content of a view becomes another one while a change is animated.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, numericText(countsDown: Bool), value(Double)
    }

    private let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)

    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// What both contents share goes from one to the other: colours, and of the same text the places and sizes of its
    /// characters. Other text is there at once.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// For numbers: the characters that differ roll over, upwards or, for a countdown, downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// For numbers: the characters that differ roll over, upwards when the value grows and downwards when it shrinks.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// How content becomes another one when this comes in place of an older value.
    func change(from old: ContentTransition) -> ContentChange {
        switch kind {
        case .identity: .atOnce
        case .interpolate: .mix
        case .opacity: .fade
        case .numericText(let countsDown): .roll(countsDown ? .down : .up)
        case .value(let value):
            if case .value(let before) = old.kind, value < before { .roll(.down) } else { .roll(.up) }
        }
    }
}

/// How what a box draws becomes something else.
enum ContentChange: Equatable {
    enum Direction { case up, down }

    case atOnce
    /// What is the same but for paints, places and sizes goes over into the new; other things are there at once.
    case mix
    /// The new fades in over the old, unless they can be mixed.
    case fade
    /// The characters that differ roll over.
    case roll(Direction)
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How the content of views becomes another one.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Accepted; pictures of content in transition are always drawn the same way here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

extension View {
    /// Says how the content of this view and of those in it becomes another one while that is animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
