import Symbols

/// The transition between two contents of a view in an animated change.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, numericText(countsDown: Bool), value(Double)
    }

    private let kind: Kind

    /// Replaces the content immediately.
    public static let identity = ContentTransition(kind: .identity)

    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// Interpolates the parts that both contents share: colours, and in equal text the positions and sizes of its
    /// glyphs. Replaces different text immediately.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Replaces a symbol by another one with the effect that fits: the old one fades out while the new one fades in.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Replaces a symbol by another one with an effect.
    ///
    /// The old symbol fades out while the new one fades in, whatever the effect, in the time of the animated change.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: ContentTransitionSymbolEffect, T: SymbolEffect { .opacity }

    /// For numbers: rolls the characters that differ upwards, or downwards for a countdown.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// For numbers: rolls the characters that differ upwards when the value grows, downwards when it shrinks.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// The change of a box's drawing when this transition replaces an older value.
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

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The transition between contents of views.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Accepted without an effect: transitions of content are always drawn in the same way here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition for animated changes of the content in this view and below.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
