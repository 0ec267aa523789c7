import SwiftUI
import Testing

@testable import SwiftUICore

/// The entries that a cache keeps without an array.
///
/// Numbers: three entries fit, as many as stacks ask for along their axis.
@Suite("First entries of a cache")
struct FirstEntriesTests {
    @Test func `three entries fit, and are found in their order`() {
        var entries = FirstEntries<Int>()
        #expect(entries.first { _ in true } == nil)
        let added = [10, 20, 30, 40].map { entries.add($0) }
        #expect(added == [true, true, true, false])
        #expect(entries.first { _ in true } == 10)
        #expect([10, 20, 30, 40].map { wanted in entries.first { $0 == wanted } } == [10, 20, 30, nil])
        #expect(entries.first { $0 > 10 } == 20)
    }

    @Test func `entries without references make a value without references`() {
        #expect(_isPOD(FirstEntries<(ProposedViewSize, CGSize)>.self))
        #expect(!_isPOD(FirstEntries<String>.self))
    }
}
