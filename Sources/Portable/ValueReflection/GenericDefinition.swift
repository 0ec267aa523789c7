/// The definition of a type without its generic arguments.
package enum GenericDefinition {
    /// True if both types are one generic structure with any arguments, like `Array<Int>` and `Array<String>`.
    ///
    /// Two words of metadata are read: a cast to a protocol, where it fails, searches all conformances of the program.
    package static func isSame(_ a: Any.Type, _ b: Any.Type) -> Bool {
        let a = unsafeBitCast(a, to: UnsafePointer<Int>.self)
        let b = unsafeBitCast(b, to: UnsafePointer<Int>.self)
        // The kind is the first word (ABI/MetadataKind.def: structures 0x200), the descriptor of a structure the second.
        return a.pointee == 0x200 && b.pointee == 0x200 && a[1] == b[1]
    }

    /// True for a tuple of several types.
    package static func isTuple(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x301
    }
}
