import Foundation

/// A type with a better comparison than the default by bits.
package protocol ComparedByContent {
    /// True if both values have the same content.
    func isSame(as other: Self) -> Bool
}

/// A type whose values are all the same to a comparison, because their contents are stored elsewhere.
package protocol IgnoredByComparison: ComparedByContent {}

extension IgnoredByComparison {
    package func isSame(as other: Self) -> Bool { true }
}

/// Two nil values are the same, whatever their bits.
extension Optional: ComparedByContent {
    package func isSame(as other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let mine?, let others?): ValueComparison.areEqual(mine, others)
        default: false
        }
    }
}

/// Compares two values of one type, to skip updates without changes.
///
/// Values with a comparison of their own are compared by that, Equatable ones with `==`, structures field by field, everything
/// else bitwise: equal bits are equal values, and values that cannot be compared otherwise (closures with new contexts, boxed
/// existentials) count as changed. Weak and unowned references are compared bitwise, because reading one as a reference would
/// retain what is none. The comparison is determined once per type and cached.
package enum ValueComparison {
    /// True if two values are the same.
    @inlinable
    package static func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in comparator(for: T.self).areEqual(lhs, rhs) }
        }
    }

    @usableFromInline typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// The comparison of a type. Unchecked: its closure captures types alone, which the compiler cannot see to be sendable
    /// where they are generic.
    @usableFromInline
    final class Comparator: @unchecked Sendable {
        @usableFromInline let areEqual: Comparison

        init(_ areEqual: @escaping Comparison) { self.areEqual = areEqual }
    }

    private static let comparators = TypeTable<Comparator>()

    @usableFromInline
    static func comparator(for type: Any.Type) -> Comparator {
        comparators.value(for: type) { Comparator(makeComparison(of: type)) }
    }

    private static let equatable = ConformingTypes(of: (any Equatable).self)
    private static let comparedByContent = ConformingTypes(of: (any ComparedByContent).self)

    private static func makeComparison(of type: Any.Type) -> Comparison {
        if comparedByContent.mayInclude(type), let compared = type as? any ComparedByContent.Type {
            return sameness(compared)
        }
        if equatable.mayInclude(type), let equatable = type as? any Equatable.Type { return equality(equatable) }
        let layout = FieldLayout(of: type)
        guard !(type is AnyObject.Type), layout.isComplete, !layout.fields.isEmpty else { return bits(of: type) }
        let fields = layout.fields.map {
            ($0.offset, $0.isStrong ? comparator(for: $0.type).areEqual : bits(of: $0.type))
        }
        return { lhs, rhs in fields.allSatisfy { offset, equal in equal(lhs + offset, rhs + offset) } }
    }

    private static func bits(of type: Any.Type) -> Comparison {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        let byteCount = _openExistential(type, do: size)
        return { memcmp($0, $1, byteCount) == 0 }
    }

    private static func sameness<E: ComparedByContent>(_: E.Type) -> Comparison {
        { lhs, rhs in
            lhs.assumingMemoryBound(to: E.self).pointee.isSame(as: rhs.assumingMemoryBound(to: E.self).pointee)
        }
    }

    private static func equality<E: Equatable>(_: E.Type) -> Comparison {
        { lhs, rhs in lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee }
    }
}
