import Testing
import ValueReflection

@Suite struct GenericDefinitionTests {
    @Test func `types with other arguments have one definition`() {
        #expect(GenericDefinition.isSame([Int].self, [String].self))
        #expect(GenericDefinition.isSame(Pair<Int, [Int]>.self, Pair<Void, any Sequence>.self))
    }

    @Test func `other structures have another definition`() {
        #expect(!GenericDefinition.isSame([Int].self, Set<Int>.self))
        #expect(!GenericDefinition.isSame(Pair<Int, Int>.self, Pair<Int, Int>.Inner.self))
    }

    @Test func `types that are no structures have no definition to compare`() {
        #expect(!GenericDefinition.isSame(Int?.self, String?.self))
        #expect(!GenericDefinition.isSame((() -> Void).self, (() -> Void).self))
        #expect(!GenericDefinition.isSame((any Sequence).self, (any Sequence).self))
        #expect(!GenericDefinition.isSame((Int, Int).self, [Int].self))
        #expect(!GenericDefinition.isSame(Class<Int>.self, Class<String>.self))
    }

    @Test func `tuples are known from other types`() {
        #expect(GenericDefinition.isTuple((Int, String).self))
        #expect(GenericDefinition.isTuple(Void.self))
        #expect(!GenericDefinition.isTuple(Pair<Int, Int>.self))
        #expect(!GenericDefinition.isTuple(Class<Int>.self))
        #expect(!GenericDefinition.isTuple((() -> Void).self))
    }
}

private struct Pair<A, B> {
    struct Inner {}
    var a: A
    var b: B
}

private final class Class<A> {}
