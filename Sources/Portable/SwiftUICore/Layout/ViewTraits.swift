/// A key for a value that a view sets for the container that takes its content apart.
@available(iOS 13.0, *)
public protocol _ViewTraitKey {
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Self.Value { get }
}

/// The values that a view has set by ``_ViewTraitKey``.
struct ViewTraits: LayoutValueKey {
    static var defaultValue: ViewTraits { ViewTraits() }

    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
