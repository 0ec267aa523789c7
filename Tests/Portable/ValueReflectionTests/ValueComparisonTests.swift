import Testing
import ValueReflection

/// Tests the comparison of values of any type by their fields.
///
/// Numbers: values of the fields in each test, a thousand comparisons; `Rounded` compares them as whole numbers: 1.1 and
/// 0.9 are 1, 2.9 is 3.
@Suite("Comparison of values")
struct ValueComparisonTests {
    private struct Fields {
        var number = 1
        var text = "a"
        var array = [1, 2]
        var nested = Nested()

        struct Nested { var flag = false }
    }

    private final class Reference {}

    private struct WithClosure { var action: () -> Void }

    private struct Stored: IgnoredByComparison { var value: Int }

    private struct Owner {
        var stored: Stored
        var label: String
    }

    private struct Rounded: ComparedByContent {
        var value: Double
        func isSame(as other: Rounded) -> Bool { value.rounded() == other.value.rounded() }
    }

    @Test func `structures are compared field by field`() {
        #expect(ValueComparison.areEqual(Fields(), Fields()))
        #expect(!ValueComparison.areEqual(Fields(), Fields(number: 2)))
        #expect(!ValueComparison.areEqual(Fields(), Fields(array: [1, 3])))
        #expect(!ValueComparison.areEqual(Fields(), Fields(nested: .init(flag: true))))
    }

    @Test func `equal strings in different storage are the same`() {
        let text = String(repeating: "long text ", count: 4)
        #expect(ValueComparison.areEqual(Fields(text: text), Fields(text: String(text.map { $0 }))))
    }

    @Test func `objects without equality are the same object or different`() {
        let object = Reference()
        #expect(ValueComparison.areEqual(object, object))
        #expect(!ValueComparison.areEqual(object, Reference()))
    }

    @Test func `closures with new contexts are different`() {
        func make(_ number: Int) -> WithClosure {
            var count = number
            return WithClosure { count += 1 }
        }
        let one = make(1)
        #expect(ValueComparison.areEqual(one, one))
        #expect(!ValueComparison.areEqual(one, make(1)))
    }

    @Test func `fields whose contents are elsewhere are ignored, and only those`() {
        let owner = Owner(stored: Stored(value: 1), label: "a")
        #expect(ValueComparison.areEqual(owner, Owner(stored: Stored(value: 2), label: "a")))
        #expect(!ValueComparison.areEqual(owner, Owner(stored: Stored(value: 1), label: "b")))
    }

    @Test func `a type's own comparison takes precedence over its fields`() {
        #expect(ValueComparison.areEqual(Rounded(value: 1.1), Rounded(value: 0.9)))
        #expect(!ValueComparison.areEqual(Rounded(value: 1.1), Rounded(value: 2.9)))
    }

    @Test func `two nil values are the same, a nil and a value are not`() {
        #expect(ValueComparison.areEqual(Rounded?.none, nil))
        #expect(!ValueComparison.areEqual(Rounded?.none, Rounded(value: 0)))
        #expect(ValueComparison.areEqual(Rounded(value: 0) as Rounded?, Rounded(value: 0.2)))
    }

    @Test func `weak and unowned references are compared without a use of what they refer to`() {
        struct Weak {
            var label = ""
            weak var object: Reference?
            weak var other: (any Marked)?
        }
        struct Unowned {
            var label = ""
            unowned let object: Reference
        }
        var objects = [Reference(), Reference()]
        let weak = objects.map { Weak(object: $0) }
        let unowned = objects.map { Unowned(object: $0) }
        #expect(ValueComparison.areEqual(weak[0], Weak(object: objects[0])))
        #expect(!ValueComparison.areEqual(weak[0], weak[1]))
        #expect(!ValueComparison.areEqual(weak[0], Weak(label: "a", object: objects[0])))
        #expect(ValueComparison.areEqual(unowned[0], Unowned(object: objects[0])))
        objects = []
        // The objects are gone: none may be retained.
        for _ in 0..<1_000 {
            #expect(!ValueComparison.areEqual(unowned[0], unowned[1]))
            #expect(ValueComparison.areEqual(unowned[0], unowned[0]))
        }
        #expect(ValueComparison.areEqual(weak[0], weak[1]), "both refer to nothing")
    }
}

private protocol Marked: AnyObject {}
