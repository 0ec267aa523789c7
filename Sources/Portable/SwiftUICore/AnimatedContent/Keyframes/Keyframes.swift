/// Tracks of keyframes, which change parts of a value at the same time.
///
/// A type of an app has others in its ``body``.
public protocol Keyframes<Value> {
    associatedtype Value = Self.Body.Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Value> var body: Body { get }
}

/// Tracks that resolve themselves, rather than by their body.
protocol ResolvedKeyframes<Value>: Keyframes {
    /// The tracks from an initial value.
    func tracks(from initial: Value) -> [KeyframeMotion<Value>]
}

extension ResolvedKeyframes {
    public var body: Self { self }
}

extension Keyframes {
    /// The motions of the tracks from an initial value.
    func motions(from initial: Value) -> [KeyframeMotion<Value>] {
        if let resolved = self as? any ResolvedKeyframes<Value> { return resolved.tracks(from: initial) }
        return (body as? any Keyframes<Value>)?.motions(from: initial) ?? []
    }
}

/// The motion of a part of a value.
struct KeyframeMotion<Root> {
    /// In seconds.
    let duration: Double
    /// Moves the part to where it is at a time in seconds.
    let apply: (inout Root, Double) -> Void
}

/// Keyframes of a property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value, Content>: ResolvedKeyframes
where Value == Content.Value, Content: KeyframeTrackContent {
    /// The value whose property moves; the generic parameter of the protocol's name is the property's type.
    @_implements(Keyframes,Value)
    public typealias _KeyframesValue = Root

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates the track of a property.
    @_documentation(visibility: internal)
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates the track of a whole value.
    @_documentation(visibility: internal)
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    func tracks(from initial: Root) -> [KeyframeMotion<Root>] {
        var plan = KeyframePlan<Value>()
        content.add(to: &plan)
        let curve = KeyframeCurve(plan.steps, from: initial[keyPath: keyPath].animatableData)
        let keyPath = keyPath
        return [
            KeyframeMotion(duration: curve.duration) { root, time in
                root[keyPath: keyPath].animatableData = curve.value(at: time)
            }
        ]
    }
}

/// Builds tracks of keyframes from a closure; keyframes without a track are those of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    public static func buildExpression<Content>(
        _ expression: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { expression }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildBlock()
    }

    @_disfavoredOverload
    public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock<Content>(
        first: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { KeyframeTrackContentBuilder<Value>.buildArray(components) }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    public static func buildFinalResult<Content>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack { component }
    }

    public static func buildFinalResult<Content>(
        _ component: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { component }
}

/// No tracks.
private struct NoTracks<Value>: ResolvedKeyframes {
    func tracks(from initial: Value) -> [KeyframeMotion<Value>] { [] }
}

/// Tracks, and others at the same time.
private struct TrackPair<First: Keyframes, Second: Keyframes>: ResolvedKeyframes where First.Value == Second.Value {
    typealias Value = First.Value

    let first: First
    let second: Second

    func tracks(from initial: First.Value) -> [KeyframeMotion<First.Value>] {
        first.motions(from: initial) + second.motions(from: initial)
    }
}
