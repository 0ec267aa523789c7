/// A view whose value tells by itself whether it shows nothing, before it is made.
protocol PossiblyEmptyView {
    var showsNothing: Bool { get }
}

extension View {
    /// Whether the value tells that nothing is shown, as that of an `if` without an `else` does. False says little: views
    /// with a body are not asked for it.
    nonisolated var isKnownToBeEmpty: Bool {
        // By the type: a cast of an optional value would look into that.
        func ask<V: PossiblyEmptyView>(_ type: V.Type) -> Bool { (self as? V)?.showsNothing ?? false }
        return (Self.self as? any PossiblyEmptyView.Type).map { ask($0) } ?? false
    }
}

extension EmptyView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { true }
}

extension Optional: PossiblyEmptyView where Wrapped: View {
    nonisolated var showsNothing: Bool { self?.isKnownToBeEmpty ?? true }
}

extension _ConditionalContent: PossiblyEmptyView where TrueContent: View, FalseContent: View {
    nonisolated var showsNothing: Bool {
        switch storage {
        case .trueContent(let view): view.isKnownToBeEmpty
        case .falseContent(let view): view.isKnownToBeEmpty
        }
    }
}

extension TupleView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { members.allSatisfy(\.showsNothing) }
}

extension AnyView: PossiblyEmptyView {
    nonisolated var showsNothing: Bool { storage.showsNothing }
}

extension Group: PossiblyEmptyView where Content: View {
    nonisolated var showsNothing: Bool { content.isKnownToBeEmpty }
}

extension ForEach: PossiblyEmptyView where Content: View {
    nonisolated var showsNothing: Bool { data.isEmpty }
}
