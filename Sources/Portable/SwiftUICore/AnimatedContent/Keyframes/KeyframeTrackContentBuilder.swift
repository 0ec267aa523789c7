/// Builds the keyframes of one value from a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { NoKeyframes<Value>() }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { RepeatedKeyframes(parts: components) }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(content: KeyframeBranch.first(component))
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(content: KeyframeBranch.second(component))
    }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        public typealias Value = ConditionalValue

        fileprivate let content: KeyframeBranch<First, Second>

        public var body: some KeyframeTrackContent<ConditionalValue> { content }
    }
}

/// No keyframes.
private struct NoKeyframes<Value: Animatable>: PlannedKeyframes {
    func append(to plan: inout KeyframePlan<Value>) {}
}

/// Keyframes, and others after them.
private struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: PlannedKeyframes
where First.Value == Second.Value {
    typealias Value = First.Value

    let first: First
    let second: Second

    func append(to plan: inout KeyframePlan<First.Value>) {
        first.add(to: &plan)
        second.add(to: &plan)
    }
}

/// The keyframes of a loop.
private struct RepeatedKeyframes<Part: KeyframeTrackContent>: PlannedKeyframes {
    typealias Value = Part.Value

    let parts: [Part]

    func append(to plan: inout KeyframePlan<Part.Value>) {
        for part in parts { part.add(to: &plan) }
    }
}

/// The keyframes of the branch that was taken.
private enum KeyframeBranch<First: KeyframeTrackContent, Second: KeyframeTrackContent>: PlannedKeyframes
where First.Value == Second.Value {
    typealias Value = First.Value

    case first(First)
    case second(Second)

    func append(to plan: inout KeyframePlan<First.Value>) {
        switch self {
        case .first(let first): first.add(to: &plan)
        case .second(let second): second.add(to: &plan)
        }
    }
}
