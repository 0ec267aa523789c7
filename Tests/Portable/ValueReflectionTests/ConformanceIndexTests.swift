import CConformanceIndex
import Foundation
import Testing

private protocol Named {}
private protocol Sized {}
private protocol Holding {
    associatedtype Held
}

/// Tests the index of conformances beside the answers of Swift's runtime.
///
/// Numbers: 30 types are asked about five protocols each.
@Suite("Index of conformances")
struct ConformanceIndexTests {
    private struct Plain {}
    private struct Tagged: Named, Sized, Hashable {}
    fileprivate struct Box<Content> { var content: Content? }
    private struct Always<Content>: Named {}
    fileprivate enum Either<First, Second> { case first(First), second(Second) }
    fileprivate struct Holder<Held>: Holding {}
    fileprivate struct Bounded<Content: Holding> {}
    private class Base: Named {}
    private class Derived: Base, Sized {}
    private final class Unrelated {}
    fileprivate class Generic<Content>: Named { var content: [Content] = [] }
    private final class OfGeneric: Generic<Tagged> { var number = 0 }

    private func description(of type: Any.Type) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2])
    }

    private func find(
        _ type: Any.Type, _ existential: Any.Type
    ) -> (answer: conformanceindex_answer, witnesses: UnsafeRawPointer?) {
        var witnesses: UnsafeRawPointer?
        let answer = conformanceindex_find(
            unsafeBitCast(type, to: UnsafeRawPointer.self), description(of: existential), &witnesses)
        return (answer, witnesses)
    }

    /// Protocols, and casts to them.
    private let protocols: [(existential: Any.Type, cast: (Any.Type) -> UnsafeRawPointer?)] = [
        ((any Named).self, { ($0 as? any Named.Type).map { Self.table(of: ($0, 0)) } }),
        ((any Sized).self, { ($0 as? any Sized.Type).map { Self.table(of: ($0, 0)) } }),
        ((any Equatable).self, { ($0 as? any Equatable.Type).map { Self.table(of: ($0, 0)) } }),
        ((any Hashable).self, { ($0 as? any Hashable.Type).map { Self.table(of: ($0, 0)) } }),
        (
            (any CustomStringConvertible).self,
            { ($0 as? any CustomStringConvertible.Type).map { Self.table(of: ($0, 0)) } }
        ),
    ]

    /// The witness table that a type of a protocol comes with, in a tuple, so that it is not opened.
    private static func table<Conforming>(of type: (Conforming, Int)) -> UnsafeRawPointer {
        withUnsafeBytes(of: type) { $0.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }
    }

    @Test func `answers are those of the runtime`() {
        let types: [Any.Type] = [
            Plain.self, Tagged.self, Box<Plain>.self, Box<Tagged>.self, Box<Box<Tagged>>.self, Always<Plain>.self,
            Either<Tagged, Tagged>.self, Either<Tagged, Plain>.self, Either<Plain, Tagged>.self,
            Either<Box<Tagged>, Always<Int>>.self, Bounded<Holder<Tagged>>.self, Bounded<Holder<Plain>>.self, Base.self,
            Derived.self, Unrelated.self, Generic<Plain>.self, Generic<Tagged>.self, OfGeneric.self, Int.self,
            [Tagged].self, Tagged?.self, (Int, Int).self,
            (() -> Void).self, (any Named).self, (any Named & Sized).self, Any.self, (any Error).self, Plain.Type.self,
            (any Named.Type).self, Data.self,
        ]
        var asked = 0
        var found = 0
        var excluded = 0
        for type in types {
            for (existential, cast) in protocols {
                asked += 1
                let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
                let expected = cast(type)
                let (answer, witnesses) = find(type, existential)
                switch answer {
                case conformanceindex_found:
                    found += 1
                    #expect(witnesses == expected, "\(type), \(existential)")
                case conformanceindex_none where isOfThisImage(type):
                    #expect(expected == nil, "\(type), \(existential)")
                default: break
                }
                if conformanceindex_excludes(metadata, description(of: existential)) {
                    excluded += 1
                    #expect(expected == nil, "\(type), \(existential)")
                }
            }
        }
        #expect(asked == 150)
        #expect(found == 17)
        #expect(excluded == 76)
    }

    @Test func `conditions are met by the arguments or not at all`() {
        #expect(find(Box<Tagged>.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Box<Box<Tagged>>.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Box<Plain>.self, (any Named).self).answer == conformanceindex_none)
        #expect(find(Either<Tagged, Plain>.self, (any Named).self).answer == conformanceindex_none)
        #expect(find(Either<Tagged, Tagged>.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Bounded<Holder<Tagged>>.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Bounded<Holder<Plain>>.self, (any Named).self).answer == conformanceindex_none)
    }

    @Test func `a class has the conformances of its superclasses`() {
        #expect(find(Derived.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Derived.self, (any Sized).self).answer == conformanceindex_found)
        #expect(find(Base.self, (any Sized).self).answer == conformanceindex_none)
        #expect(find(Generic<Plain>.self, (any Named).self).answer == conformanceindex_found)
        #expect(find(Generic<Plain>.self, (any Sized).self).answer == conformanceindex_none)
        #expect(find(Generic<Tagged>.self, (any Sized).self).answer == conformanceindex_found)
        #expect(find(OfGeneric.self, (any Sized).self).answer == conformanceindex_found)
    }

    @Test func `an existential type conforms to nothing, unless it is that of errors`() {
        #expect(find((any Named).self, (any Named).self).answer == conformanceindex_none)
        #expect(find((any Named & Sized).self, (any Sized).self).answer == conformanceindex_none)
        #expect(find(Any.self, (any Named).self).answer == conformanceindex_none)
        #expect(find((any Error).self, (any Error).self).answer == conformanceindex_unknown)
    }

    @Test func `repeated questions have the same answer on every thread`() async {
        let answers = await withTaskGroup(of: UInt?.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    ConformanceIndexTests().find(Box<Box<Box<Tagged>>>.self, (any Named).self).witnesses
                        .map { UInt(bitPattern: $0) }
                }
            }
            var answers: Set<UInt?> = []
            for await answer in group { answers.insert(answer) }
            return answers
        }
        #expect(answers.count == 1)
        #expect(!answers.contains(nil))
    }

    /// True for types whose records are all in the tests' image.
    private func isOfThisImage(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("ValueReflectionTests.") }
}

extension ConformanceIndexTests.Box: Named where Content: Named {}
extension ConformanceIndexTests.Either: Named where First: Named, Second: Named, First: Sized {}
extension ConformanceIndexTests.Bounded: Named where Content.Held: Named {}
extension ConformanceIndexTests.Generic: Sized where Content: Sized {}
