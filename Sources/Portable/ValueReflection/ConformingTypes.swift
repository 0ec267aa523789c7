import CProgramImage

/// The types of the program that conform to a protocol, under a condition or without one, by their definitions.
///
/// A cast to a protocol searches all conformances of the program when it is made for a type first; most types that are asked
/// do not conform. Their definitions are looked up here instead, in the program's conformance records, which are read once for
/// each protocol (layouts: docs/ABI/TypeMetadata.rst and include/swift/ABI/MetadataValues.h of Swift).
package final class ConformingTypes: Sendable {
    /// The addresses of the definitions; nil if the records cannot be read.
    private let definitions: Set<UInt>?

    /// - Parameter type: the existential type of the protocol, such as `(any Equatable).self`.
    package init(of type: Any.Type) {
        definitions = Self.protocolAddress(of: type).flatMap(Self.definitions)
    }

    /// False if the type is known not to conform; true if it may, so that only a cast can tell.
    package func mayInclude(_ type: Any.Type) -> Bool {
        guard !Self.isFunction(type) else { return false }
        guard let definitions, let address = Self.definition(of: type) else { return true }
        return definitions.contains(UInt(bitPattern: address))
    }

    /// True for a type of functions, which conform to nothing.
    private static func isFunction(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302
    }

    /// The description of the definition of a type of this program; nil for one of another kind than structures and enums, and
    /// for one that was imported from C, whose description may be there several times.
    private static func definition(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // The kind is the first word (structures 0x200, enums 0x201, optionals 0x202), the description the second.
        guard (0x200...0x202).contains(metadata[0]), let description = UnsafeRawPointer(bitPattern: metadata[1]),
            cprogramimage_contains(description)
        else { return nil }
        let isUnique = description.load(as: UInt32.self) & 0x40 != 0
        return isUnique ? description : nil
    }

    /// The description of the protocol of an existential type; nil for others.
    private static func protocolAddress(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // The flags and the number of protocols follow the kind.
        guard metadata[0] == 0x303, metadata[1] >> 32 == 1 else { return nil }
        return UnsafeRawPointer(bitPattern: metadata[2])
    }

    private static func definitions(conformingTo wanted: UnsafeRawPointer) -> Set<UInt>? {
        var count = 0
        guard let records = cprogramimage_conformances(&count), count > 0 else { return nil }
        var result: Set<UInt> = []
        for index in 0..<count where records[index] != 0 {
            let conformance = UnsafeRawPointer(records + index) + Int(records[index])
            guard target(of: conformance) == wanted else { continue }
            // The kind of the reference to the type: 0 for a direct one, 1 for the address of one.
            let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
            let reference = conformance + 4 + Int((conformance + 4).load(as: Int32.self))
            switch kind {
            case 0: result.insert(UInt(bitPattern: reference))
            case 1: result.insert(reference.load(as: UInt.self))
            default: break
            }
        }
        return result
    }

    /// The address that a relative reference means, which is that of an address if its lowest bit is set.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(reference.load(as: Int32.self))
        return offset & 1 == 0
            ? reference + offset : (reference + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
}
