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
        var fields: [Field] = []
        isComplete = _forEachField(of: type) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        self.fields = fields
    }
}
