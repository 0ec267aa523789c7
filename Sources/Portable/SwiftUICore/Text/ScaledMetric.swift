/// A length that scales with Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let value: Value
    private let textStyle: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameters:
    ///   - wrappedValue: the length at the default text size.
    ///   - textStyle: the text style whose scale applies.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// A length that scales with the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { value * Value(textStyle.scale(at: dynamicTypeSize)) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
