@_spi(Reflection) import Swift

/// The stored properties of a type with their offsets, found by reflection once per type.
struct FieldLayout {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    let fields: [Field]

    /// True if all stored properties were found. Enums and classes are never complete.
    let isComplete: Bool

    init(of type: Any.Type) {
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
