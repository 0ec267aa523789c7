/// A value that is no view, with the dynamic properties in it kept by the node of a view.
struct NestedDynamicProperties<Value>: DynamicProperty {
    let value: Value

    static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.appendProperties(of: Value.self, at: fieldOffset)
    }
}
