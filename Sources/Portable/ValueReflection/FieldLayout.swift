@_spi(Reflection) import Swift

/// The stored properties of a type with their offsets, found by reflection once per type.
package struct FieldLayout {
    package struct Field {
        package let name: String
        package let offset: Int
        package let type: Any.Type
        /// False for a weak or unowned reference, whose memory is no value of the type.
        package let isStrong: Bool

        package init(name: String, offset: Int, type: Any.Type, isStrong: Bool = true) {
            self.name = name
            self.offset = offset
            self.type = type
            self.isStrong = isStrong
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
        isComplete = _forEachField(of: type) { name, offset, fieldType, _ in
            let isStrong = Self.isStrong(fields.count, of: type)
            fields.append(
                Field(name: String(cString: name), offset: offset, type: fieldType, isStrong: isStrong))
            return true
        }
        self.fields = fields
    }

    private static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var field = ReflectedField()
        _ = reflectedField(of: type, at: index, &field)
        field.freeName?(field.name)
        return field.isStrong
    }

    /// True for `any P`: the runtime would return the fields of a contained type, but there is no value here.
    private static func isExistential(_ type: Any.Type) -> Bool {
        // The kind is the first word of the metadata (ABI/MetadataKind.def: existentials 0x303, their metatypes 0x306).
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x303 || kind == 0x306
    }
}

/// A stored property as the runtime describes it, without its type (stdlib/public/runtime/ReflectionMirror.cpp of Swift).
private struct ReflectedField {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = true
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedField(
    of type: Any.Type, at index: Int, _ field: UnsafeMutablePointer<ReflectedField>
) -> Any.Type
