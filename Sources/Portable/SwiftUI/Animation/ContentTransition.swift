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

    /// What both contents share goes from one to the other: colours here; other text is there at once.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// For numbers. Digits do not roll here: the old text fades into the new one.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// For numbers, in the direction in which the value changes. Digits do not roll here: the old text fades into the
    /// new one.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// Whether another text fades in over the old one.
    var fadesText: Bool {
        switch kind {
        case .identity, .interpolate: false
        case .opacity, .numericText, .value: true
        }
    }
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
