/// The insertion and removal of a view: its look before, while and after it is present.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    /// The view in a phase; `content` is the placeholder of the inserted or removed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// Properties of the transition's effects.
    static var properties: TransitionProperties { get }

    /// The placeholder of the inserted or removed view.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Applies the transition to a view in a phase.
    public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
        body(content: PlaceholderContentView(), phase: phase).placeholder(Self.self, stands: content)
    }

    /// Combines two transitions.
    public func combined<T>(with other: T) -> some Transition where T: Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with its own animation.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// The phase of a view's insertion or removal.
public enum TransitionPhase {
    case willAppear
    case identity
    case didDisappear

    /// True while the view is fully present.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view appears, 0 while it is present, 1 after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

extension TransitionPhase: Hashable, Sendable {}

/// Properties of a transition's effects.
public struct TransitionProperties: Sendable {
    /// True if the view moves. People can ask for reduced motion.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

nonisolated private struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        let animation = animation
        base.apply(content: content, phase: phase)
            .transaction { if $0.animation != nil, !$0.disablesAnimations { $0.animation = animation } }
    }

    @MainActor static var properties: TransitionProperties { Base.properties }
}

/// A transition with its type erased.
public struct AnyTransition {
    let body: @MainActor (AnyView, TransitionPhase) -> AnyView

    public init<T>(_ transition: T) where T: Transition {
        // Transitions are described on any actor, and used on the main actor.
        nonisolated(unsafe) let transition = transition
        body = { AnyView(transition.apply(content: $0, phase: $1)) }
    }

    /// A transition that is made where it is used.
    init<T: Transition>(making transition: @escaping @MainActor @Sendable () -> T) {
        body = { AnyView(transition().apply(content: $0, phase: $1)) }
    }

    private init(body: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.body = body }

    /// Combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (first, second) = (body, other.body)
        return AnyTransition { second(first($0, $1), $1) }
    }

    /// A transition between two values of a modifier.
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        // Modifiers are described on any actor, and used on the main actor.
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
    }

    /// Combines an insertion and a removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let (insertion, removal) = (insertion.body, removal.body)
        return AnyTransition { content, phase in
            // Both stay applied, so that a reversal continues from the present state.
            insertion(
                removal(content, phase == .didDisappear ? phase : .identity), phase == .willAppear ? phase : .identity)
        }
    }

    /// The transition with its own animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition { [body] content, phase in
            AnyView(
                body(content, phase)
                    .transaction { if $0.animation != nil, !$0.disablesAnimations { $0.animation = animation } })
        }
    }
}
