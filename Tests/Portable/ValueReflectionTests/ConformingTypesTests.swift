import Foundation
import Testing
import ValueReflection

private protocol Marked {}

/// Tests which types may conform to a protocol, beside casts to it.
///
/// Numbers: 15 types are asked about three protocols each.
@Suite("Types that conform to a protocol")
struct ConformingTypesTests {
    private struct Plain { var number = 1 }
    private struct Same: Equatable, Marked { var number = 1 }
    fileprivate struct Box<Content> { var content: Content }
    private enum Choice { case first(Plain), second }
    private enum Direction: Marked { case up, down }
    private final class Reference: Marked {}

    @Test func `a structure or an enum without the conformance is known not to have it`() {
        let equatable = ConformingTypes(of: (any Equatable).self)
        let unrelated: [Any.Type] = [Plain.self, Choice.self, (() -> Void).self, Box<(Int) -> Int>.self]
        #expect(unrelated.map(equatable.mayInclude) == [false, false, false, true])
        let marked = ConformingTypes(of: (any Marked).self)
        #expect(!marked.mayInclude(Plain.self))
        #expect(!marked.mayInclude(Box<Int>.self))
    }

    @Test func `types that conform may conform`() {
        let equatable = ConformingTypes(of: (any Equatable).self)
        let marked = ConformingTypes(of: (any Marked).self)
        #expect(equatable.mayInclude(Same.self))
        #expect(equatable.mayInclude(Direction.self))
        // The condition is not looked at.
        #expect(equatable.mayInclude(Box<Plain>.self))
        #expect(marked.mayInclude(Same.self))
        #expect(marked.mayInclude(Direction.self))
        // A class may inherit it.
        #expect(marked.mayInclude(Reference.self))
    }

    @Test func `what may not conform fails as a cast too`() {
        let types: [Any.Type] = [
            Plain.self, Same.self, Box<Int>.self, Box<Plain>.self, Choice.self, Direction.self, Reference.self,
            Int.self, String.self, [Plain].self, Plain?.self, (Int, Int).self, (() -> Void).self, Data.self, Any.self,
        ]
        let protocols: [(ConformingTypes, (Any.Type) -> Bool)] = [
            (ConformingTypes(of: (any Equatable).self), { $0 is any Equatable.Type }),
            (ConformingTypes(of: (any Marked).self), { $0 is any Marked.Type }),
            (ConformingTypes(of: (any Error).self), { $0 is any Error.Type }),
        ]
        var asked = 0
        for type in types {
            for (conforming, isConforming) in protocols {
                asked += 1
                #expect(conforming.mayInclude(type) || !isConforming(type), "\(type)")
            }
        }
        #expect(asked == 45)
    }

    @Test func `a type that is no protocol excludes nothing`() {
        #expect(ConformingTypes(of: Plain.self).mayInclude(Plain.self))
    }
}

extension ConformingTypesTests.Box: Equatable where Content: Equatable {}
