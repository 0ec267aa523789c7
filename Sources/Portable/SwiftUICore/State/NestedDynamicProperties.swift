/// A value that is no view, with the dynamic properties in it kept by the node of a view.
package struct NestedDynamicProperties<Value>: DynamicProperty {
    package let value: Value

    package init(value: Value) {
        self.value = value
    }

    package static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.appendProperties(of: Value.self, at: fieldOffset)
    }
}
