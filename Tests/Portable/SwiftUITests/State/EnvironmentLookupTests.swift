import SwiftUI
import Testing

@testable import SwiftUICore

/// The work of looking a value of the environment up.
///
/// Numbers: 53 keys past 40 elements; the limit of 900 is about three times the 290 that the comment works out for a
/// filter of 128 bits.
@Suite("Lookups in the environment")
struct EnvironmentLookupTests {
    /// A key for each type.
    enum Key<Name>: EnvironmentKey {
        static var defaultValue: Int { -1 }
    }

    enum Next<Name> {}
    enum Set {}
    enum Unset {}

    /// Calls a closure-like visitor with a number of different keys.
    private func forEachKey<Name>(_ count: Int, after name: Name.Type, _ visitor: inout some KeyVisitor) {
        guard count > 0 else { return }
        visitor.visit(Key<Name>.self)
        forEachKey(count - 1, after: Next<Name>.self, &visitor)
    }

    private struct Setter: KeyVisitor {
        var values = EnvironmentValues()
        var number = 0

        mutating func visit<K: EnvironmentKey>(_ key: K.Type) where K.Value == Int {
            values[key] = number
            number += 1
        }
    }

    private struct Reader: KeyVisitor {
        let values: EnvironmentValues
        var results: [Int] = []
        var passed: [Int] = []

        mutating func visit<K: EnvironmentKey>(_ key: K.Type) where K.Value == Int {
            results.append(values[key])
            passed.append(values.elementsPassed(toFind: key))
        }
    }

    @Test func `53 keys that are not set pass a fraction of a list of 40 elements`() {
        var setter = Setter()
        forEachKey(40, after: Set.self, &setter)
        var reader = Reader(values: setter.values)
        forEachKey(53, after: Unset.self, &reader)
        #expect(reader.results == Array(repeating: -1, count: 53))
        // Without the filter all 53 × 40 = 2,120 elements are passed. With it a look-up starts to walk with the share of
        // the 128 bits that 40 keys set, 27 %, and then goes half of the way: 290 in all, on average over addresses.
        #expect(reader.passed.reduce(0, +) < 900)
        #expect(reader.passed.count { $0 == 0 } > 53 / 3)
    }

    @Test func `a key that is set passes the elements before it`() {
        var setter = Setter()
        forEachKey(40, after: Set.self, &setter)
        var reader = Reader(values: setter.values)
        forEachKey(40, after: Set.self, &reader)
        #expect(reader.results == Array(0..<40))
        #expect(reader.passed == Array((0..<40).reversed()))
    }

    @Test func `an empty environment passes nothing`() {
        var reader = Reader(values: EnvironmentValues())
        forEachKey(53, after: Unset.self, &reader)
        #expect(reader.passed == Array(repeating: 0, count: 53))
    }
}

private protocol KeyVisitor {
    mutating func visit<K: EnvironmentKey>(_ key: K.Type) where K.Value == Int
}
