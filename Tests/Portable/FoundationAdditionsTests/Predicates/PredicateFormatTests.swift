import Foundation
@testable import FoundationAdditions
import Testing

/// Predicates of formats.
///
/// Numbers: from the rules and examples of Apple's *Predicate Programming Guide*, over values that the tests choose.
@Suite("Foundation: NSPredicate(format:)")
struct PredicateFormatTests {
    private class Person: NSObject {
        var name: String
        var age: Int
        var tags: [String]
        var manager: Person?

        init(_ name: String, _ age: Int, tags: [String] = [], manager: Person? = nil) {
            self.name = name
            self.age = age
            self.tags = tags
            self.manager = manager
        }
    }
    private final class Employee: Person { var salary = 10.5 }
    private struct Order { var items: [Item] }
    private struct Item {
        var price: Double
        var code: String
    }

    private let ann = Person("Ann", 31, tags: ["swim", "ski"], manager: Person("Zoë", 50))

    private func holds(_ format: String, _ arguments: Any..., of value: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: value)
    }

    @Test(arguments: [
        ("ann@example.com", true), ("ann@example", false), ("", false), ("a b@example.com", false),
        ("Ann.Lee+1@mail.example.org", true),
    ])
    func `addresses of mail are checked with a regular expression`(_ text: String, _ isAddress: Bool) {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == isAddress)
    }

    @Test(arguments: [
        ("SELF BEGINSWITH 'Ap'", true), ("SELF BEGINSWITH 'ap'", false), ("SELF BEGINSWITH[c] 'ap'", true),
        ("SELF ENDSWITH 'fel'", true), ("SELF CONTAINS 'fe'", true), ("SELF CONTAINS[c] 'APF'", true),
        ("SELF LIKE 'A?fel'", true), ("SELF LIKE 'A*'", true), ("SELF LIKE 'a*'", false), ("SELF LIKE[c] 'a*L'", true),
        ("SELF MATCHES 'A.*'", true), ("SELF MATCHES 'Ap'", false), ("SELF == \"Apfel\"", true),
        ("SELF ==[c] 'APFEL'", true), ("SELF != 'Apfel'", false), ("SELF IN {'Apfel', 'Birne'}", true),
        ("SELF IN 'Ein Apfel'", true), ("SELF.length = 5", true), ("self.length > 5", false),
        ("SELF > 'Aal'", true), ("NOT SELF CONTAINS 'z'", true), ("SELF LIKE 'A\\\\*'", false),
    ])
    func `texts are compared`(_ format: String, _ result: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: "Apfel") == result)
    }

    @Test func `accents are ignored if asked`() {
        #expect(!holds("SELF CONTAINS 'oe'", of: "Zoë"))
        #expect(holds("SELF CONTAINS[cd] 'OE'", of: "Zoë"))
        #expect(holds("SELF ==[d] 'Zoe'", of: "Zoë"))
        #expect(holds("SELF LIKE[cd] 'ZO*'", of: "Zöe"))
        #expect(!holds("SELF LIKE 'Zo*'", of: "Zöe"))
    }

    @Test(arguments: [
        ("SELF > 6", true), ("SELF >= 7 AND SELF <= 7.0", true), ("SELF BETWEEN {1, 7}", true),
        ("SELF BETWEEN {8, 9}", false), ("SELF IN {1, 7}", true), ("SELF * 2 + 1 = 15", true),
        ("SELF ** 2 == 49", true), ("(SELF - 1) / 2 == 3", true), ("-SELF < 0", true), ("SELF <> 7", false),
        ("SELF =< 7", true), ("SELF => 8", false), ("SELF == 0x7", true), ("SELF < 1e1", true),
        ("abs:(0 - SELF) == 7", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE OR SELF = 7", true),
        ("!(SELF = 7) || SELF = 8", false), ("SELF = 1 OR SELF = 7 AND SELF > 5", true),
        ("(SELF = 7 OR SELF = 1) && SELF > 8", false),
    ])
    func `numbers are compared and computed with`(_ format: String, _ result: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: 7) == result)
        #expect(NSPredicate(format: format).evaluate(with: NSNumber(value: 7)) == result)
    }

    @Test func `places take arguments in their order`() {
        #expect(holds("%K == %@ AND %K > %d", "name", "Ann", "age", 30, of: ann))
        #expect(holds("%K.length = %ld", "name", 3, of: ann))
        #expect(holds("%K BEGINSWITH %@", "manager.name", "Z", of: ann))
        #expect(holds("age IN %@", [30, 31], of: ann))
        #expect(holds("SELF < %f", 1.5, of: 1))
        #expect(holds("name == '%@'", of: Person("%@", 1)))
        let isAnn = NSPredicate(format: "name == %@ OR age == %i", "Ann", 3)
        #expect(isAnn.evaluate(with: ann))
        #expect(NSPredicate(format: "name IN %@", ["Ann", "Bob"]).evaluate(with: ann))
        #expect(NSPredicate(format: "name IN %@", Set(["Bob"])).evaluate(with: ann) == false)
    }

    @Test func `dates have an order`() {
        let date = Date(timeIntervalSince1970: 1000)
        #expect(holds("SELF > %@", Date(timeIntervalSince1970: 999), of: date))
        #expect(holds("date == %@", date, of: ["date": date]))
        #expect(NSPredicate(format: "SELF < %@", Date.distantFuture as NSDate).evaluate(with: date))
        #expect(holds("SELF < now()", of: date))
    }

    @Test func `keys are those of dictionaries, objects and structures`() {
        #expect(holds("name == 'Ann' AND manager.age = 50", of: ann))
        #expect(holds("manager.manager == nil", of: ann))
        #expect(holds("manager.manager.age == NULL", of: ann))
        #expect(holds("salary > 10 AND age = 20", of: Employee("Bob", 20)))
        #expect(holds("person.name = 'Ann'", of: ["person": ["name": "Ann"]]))
        #expect(holds("missing == nil", of: ["name": "Ann"]))
        #expect(!holds("missing > 3", of: ["name": "Ann"]))
        #expect(holds("#in == 3", of: ["in": 3]))
        #expect(holds("isOpen == YES AND isEmpty == FALSE", of: ["isOpen": true, "isEmpty": false]))
        #expect(holds("numbers[1] == 20 AND numbers[LAST] == 30 AND numbers[SIZE] = 3", of: ["numbers": [10, 20, 30]]))
    }

    @Test func `lists are asked for elements, and what holds for some or all of them`() {
        let order = Order(items: [Item(price: 5, code: "a"), Item(price: 15, code: "b"), Item(price: 10, code: "a")])
        #expect(holds("items.@count == 3", of: order))
        #expect(holds("ANY items.price > 10", of: order))
        #expect(!holds("ALL items.price > 10", of: order))
        #expect(holds("NONE items.price > 15", of: order))
        #expect(holds("SOME items.code == 'b'", of: order))
        #expect(holds("items.@sum.price == 30 AND items.@avg.price = 10", of: order))
        #expect(holds("items.@max.price = 15 AND items.@min.price = 5", of: order))
        #expect(holds("%K = 30", "items.@sum.price", of: order))
        #expect(holds("SUBQUERY(items, $item, $item.price >= 10 AND $item.code == 'a').@count == 1", of: order))
        #expect(holds("items.code CONTAINS 'b' AND 'a' IN items.code", of: order))
        #expect(holds("tags CONTAINS 'ski'", of: ann))
    }

    @Test func `variables get their values when the predicate is asked`() {
        let predicate = NSPredicate(format: "age > $limit")
        #expect(predicate.evaluate(with: ann, substitutionVariables: ["limit": 30]))
        #expect(!predicate.evaluate(with: ann, substitutionVariables: ["limit": 31]))
    }

    @Test func `predicates filter lists and are parts of others`() {
        let people: NSArray = [ann, Person("Bob", 17), Person("Cem", 40)]
        let adults = people.filtered(using: NSPredicate(format: "age >= 18"))
        #expect(adults.count == 2)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age >= 18"), NSPredicate(format: "name BEGINSWITH 'C'"),
        ])
        #expect(people.filtered(using: both).count == 1)
    }

    @Test(arguments: [
        "SELF", "SELF ==", "(SELF = 1", "'a", "SELF = %@", "SELF = 1 2", "SELF ~ 1", "= 3", "ANY", "x. = 1", "%",
    ])
    func `formats that are none are refused`(_ format: String) {
        #expect(throws: PredicateFormatError.self) { try PredicateParser.formula(format, []) }
    }
}
