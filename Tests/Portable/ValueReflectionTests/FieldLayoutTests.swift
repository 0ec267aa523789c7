import Testing
import ValueReflection

@Suite("Stored properties of types")
struct FieldLayoutTests {
    private struct Pair<Value> {
        var first: Value
        var flag: Bool
        var last: Value
        var computed: Int { 0 }
    }

    private enum Choice { case one, two(Int) }

    private final class Object { var value = 0 }

    @Test func `fields have the names, types and offsets of memory`() {
        let layout = FieldLayout(of: Pair<Int>.self)
        #expect(layout.isComplete)
        #expect(layout.fields.map(\.name) == ["first", "flag", "last"])
        #expect(layout.fields[0].type == Int.self && layout.fields[1].type == Bool.self)
        #expect(
            layout.fields.map(\.offset) == [
                MemoryLayout<Pair<Int>>.offset(of: \.first), MemoryLayout<Pair<Int>>.offset(of: \.flag),
                MemoryLayout<Pair<Int>>.offset(of: \.last),
            ])
    }

    @Test func `weak and unowned references are no values of their types`() {
        struct References {
            var strong: Object?
            weak var weak: Object?
            unowned var unowned: Object
            unowned(unsafe) var unsafe: Object?
            var number: Int
        }
        let fields = FieldLayout(of: References.self).fields
        #expect(fields.map(\.name) == ["strong", "weak", "unowned", "unsafe", "number"])
        #expect(fields.map(\.isStrong) == [true, false, false, false, true])
        #expect(FieldLayout(of: (Int, Object).self).fields.map(\.isStrong) == [true, true])
    }

    @Test func `a structure without fields is complete`() {
        struct Empty {}
        #expect(FieldLayout(of: Empty.self).isComplete && FieldLayout(of: Empty.self).fields.isEmpty)
    }

    @Test func `an enum has no fields`() { #expect(FieldLayout(of: Choice.self).fields.isEmpty) }

    @Test func `objects and existentials are not complete`() {
        #expect(!FieldLayout(of: Object.self).isComplete)
        #expect(!FieldLayout(of: (any Equatable).self).isComplete)
        #expect(FieldLayout(of: (any Equatable).self).fields.isEmpty)
    }
}
