import CConformanceIndex

/// The types of the program that conform to a protocol, under a condition or without one, by their definitions.
///
/// A cast to a protocol searches all conformances of the program when it is made for a type first; most types that are asked
/// do not conform. Their definitions are looked up in an index of the program's conformance records instead.
package struct ConformingTypes: Sendable {
    /// The address of the protocol's description; nil for a composition of several.
    private let description: UInt?

    /// - Parameter type: the existential type of the protocol, such as `(any Equatable).self`.
    package init(of type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // The kind of an existential type; its flags and the number of its protocols; the first of them.
        description = metadata[0] == 0x303 && metadata[1] >> 32 == 1 ? metadata[2] : nil
    }

    /// False if the type is known not to conform; true if it may, so that only a cast can tell.
    package func mayInclude(_ type: Any.Type) -> Bool {
        guard let description else { return true }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return !conformanceindex_excludes(metadata, UnsafeRawPointer(bitPattern: description))
    }
}
