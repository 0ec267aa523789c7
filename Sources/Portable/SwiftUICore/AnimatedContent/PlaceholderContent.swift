/// A placeholder for the modified view, inside a closure that modifies it.
nonisolated public struct PlaceholderContentView<Value>: View {
    @Environment(\.[placeholder: PlaceholderID<Value>()]) private var content

    init() {}

    @MainActor public var body: some View { content }
}

/// Distinguishes the placeholders of different types.
struct PlaceholderID<Value>: Hashable {}

private enum PlaceholderKey<Value>: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The view in place of the placeholder of a type.
    fileprivate subscript<Value>(placeholder _: PlaceholderID<Value>) -> AnyView? {
        get { self[PlaceholderKey<Value>.self] }
        set { self[PlaceholderKey<Value>.self] = newValue }
    }
}

extension View {
    /// Sets the view in place of the placeholders of a type in this view.
    nonisolated func placeholder<Value, Content: View>(_: Value.Type, stands content: Content) -> some View {
        modifier(EnvironmentWriter { $0[PlaceholderKey<Value>.self] = AnyView(content) })
    }
}

/// Changes the transaction of some modifiers of a view, not of the view itself.
nonisolated struct ScopedTransactionModifier<Value: View, Scope: View>: ViewModifier {
    let transform: (inout Transaction) -> Void
    let scope: Scope
    let value: Value.Type
    @State private var outer = OuterTransaction()

    init(transform: @escaping (inout Transaction) -> Void, scope: Scope, value: Value.Type) {
        self.transform = transform
        self.scope = scope
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let (outer, transform) = (outer, transform)
        scope
            .placeholder(value, stands: content.transaction { $0 = outer.transaction })
            .transaction {
                outer.transaction = $0
                transform(&$0)
            }
    }
}

/// The transaction outside of a scope that changes it.
private final class OuterTransaction {
    var transaction = Transaction()
}
