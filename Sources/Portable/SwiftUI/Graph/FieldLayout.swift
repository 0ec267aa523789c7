@_spi(Reflection) import Swift

/// The stored properties of a type: found once per type, then only offsets.
struct FieldLayout {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    let fields: [Field]

    /// Whether every stored property was found. Enums and classes have none to offer.
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

    /// Whether a type is `any P`: the runtime looks for the fields of what is in it, but there is no value here.
    private static func isExistential(_ type: Any.Type) -> Bool {
        // The kind comes first in the metadata (ABI/MetadataKind.def: existentials 0x303, their metatypes 0x306).
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x303 || kind == 0x306
    }
}
