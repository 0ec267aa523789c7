@_spi(Reflection) import Swift

/// The stored properties of a type with their offsets, found by reflection once per type.
package struct FieldLayout {
    package struct Field {
        package let name: String
        package let offset: Int
        package let type: Any.Type

        package init(name: String, offset: Int, type: Any.Type) {
            self.name = name
            self.offset = offset
            self.type = type
        }
    }

    package let fields: [Field]

    /// True if all stored properties were found. Classes and existentials are never complete; enums have no fields.
    package let isComplete: Bool

    package init(of type: Any.Type) {
        guard !Self.isExistential(type) else {
            fields = []
            isComplete = false
            return
        }
        var fields: [Field] = []
        isComplete = _forEachField(of: type) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        self.fields = fields
    }

    /// True for `any P`: the runtime would return the fields of a contained type, but there is no value here.
    private static func isExistential(_ type: Any.Type) -> Bool {
        // The kind is the first word of the metadata (ABI/MetadataKind.def: existentials 0x303, their metatypes 0x306).
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x303 || kind == 0x306
    }
}
