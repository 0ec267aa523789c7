import Foundation
import Testing
import ValueReflection

/// Values that are found by a type.
///
/// Numbers: types that the tests make.
@Suite("Values by type")
struct TypeTableTests {
    private final class Number: Sendable {
        let value: Int

        init(_ value: Int) { self.value = value }
    }

    private struct Layer<Inner> {}

    /// Types that nest in each other: as many as wanted, each its own.
    private func types(_ count: Int) -> [Any.Type] {
        func wrapped<T>(_: T.Type) -> Any.Type { Layer<T>.self }
        var types: [Any.Type] = [Int.self]
        while types.count < count { types.append(_openExistential(types.last!, do: wrapped)) }
        return types
    }

    @Test func `a value is computed once for each type`() {
        let table = TypeTable<Number>()
        #expect(!table.contains(Int.self))
        #expect(table.value(for: Int.self) { Number(1) }.value == 1)
        #expect(table.value(for: Int.self) { Number(2) }.value == 1)
        #expect(table.contains(Int.self) && !table.contains(String.self))
    }

    /// The table starts with 256 slots and doubles when half of them are taken.
    @Test func `a table that grows keeps what it has`() {
        let table = TypeTable<Number>()
        let types = types(600)
        #expect(types.count == 600)
        for (index, type) in types.enumerated() { #expect(table.value(for: type) { Number(index) }.value == index) }
        for (index, type) in types.enumerated() { #expect(table.value(for: type) { Number(-1) }.value == index) }
    }

    @Test func `threads that compute a value at once get the same one`() async {
        let table = TypeTable<Number>()
        let types = types(300)
        let results = await withTaskGroup(of: [Int].self) { group in
            for thread in 0..<8 {
                group.addTask { types.map { type in table.value(for: type) { Number(thread) }.value } }
            }
            return await group.reduce(into: [[Int]]()) { $0.append($1) }
        }
        #expect(Set(results).count == 1)
    }
}
