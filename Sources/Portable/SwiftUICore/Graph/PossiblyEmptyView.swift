/// A view whose value shows if it is empty, before its node is made.
protocol PossiblyEmptyView {
    var showsNothing: Bool { get }
}

extension View {
    /// True if the value shows that the view is empty, as an `if` without an `else` may. False for views with a body, which
    /// is not evaluated.
    nonisolated package var isKnownToBeEmpty: Bool {
        // By the type: a cast of an optional value would look into that.
        func ask<V: PossiblyEmptyView>(_ type: V.Type) -> Bool { (self as? V)?.showsNothing ?? false }
        return (Self.self as? any PossiblyEmptyView.Type).map { ask($0) } ?? false
    }
}
