import Testing

@testable import ArrowChecking

struct ReferenceTests {
    @Test func `a use in another file leads to the definition`() {
        let files = [
            IndexedFile(path: "S/A/User.swift", occurrences: [.use("point", line: 7)]),
            IndexedFile(path: "S/B/Point.swift", occurrences: [.definition("point", line: 3)]),
        ]
        #expect(
            Reference.all(in: files) == [
                Reference(
                    origin: Location(path: "S/A/User.swift", line: 7),
                    target: Location(path: "S/B/Point.swift", line: 3), symbol: "point")
            ])
    }

    @Test func `implicit uses, uses in the defining file and symbols from elsewhere do not count`() {
        let files = [
            IndexedFile(
                path: "S/A/User.swift",
                occurrences: [
                    .definition("own", line: 1), .use("own", line: 2), .use("elsewhere", line: 3),
                    .use("point", line: 4, roles: [.reference, .call, .implicit]),
                    .use("point", line: 5, roles: [.declaration]),
                ]),
            IndexedFile(path: "S/B/Point.swift", occurrences: [.definition("point", line: 3)]),
        ]
        #expect(Reference.all(in: files).isEmpty)
    }

    @Test(arguments: [Roles.reference, .call, .read, .write]) func `each role of a written use counts`(role: Roles) {
        let files = [
            IndexedFile(path: "S/A/User.swift", occurrences: [.use("point", line: 4, roles: role)]),
            IndexedFile(path: "S/B/Point.swift", occurrences: [.definition("point", line: 3)]),
        ]
        #expect(Reference.all(in: files).count == 1)
    }

    @Test func `a symbol counts once on a line, and a type and its initializer once at a place`() {
        let files = [
            IndexedFile(
                path: "S/A/User.swift",
                occurrences: [
                    .use("Point", line: 4, column: 5), .use("init(x:)", line: 4, column: 5),
                    .use("Point", line: 4, column: 30), .use("init(polar:)", line: 4, column: 30),
                    .use("Point", line: 9, column: 5),
                ]),
            IndexedFile(
                path: "S/B/Point.swift",
                occurrences: [.definition("Point", line: 3), .definition("init(x:)", line: 5, parent: "Point")]),
            IndexedFile(
                path: "S/B/Polar.swift", occurrences: [.definition("init(polar:)", line: 2, parent: "Point")]),
        ]
        #expect(
            Reference.all(in: files).map { "\($0.origin.line) \($0.target) \($0.symbol)" } == [
                "4 S/B/Point.swift:3 Point", "4 S/B/Polar.swift:2 Point.init(polar:)", "9 S/B/Point.swift:3 Point",
            ])
    }

    @Test func `members are named after their type`() {
        let files = [
            IndexedFile(path: "S/A/User.swift", occurrences: [.use("padding(_:)", line: 1)]),
            IndexedFile(
                path: "S/B/Padding.swift", occurrences: [.definition("padding(_:)", line: 8, parent: "View")]),
        ]
        #expect(Reference.all(in: files).map(\.symbol) == ["View.padding(_:)"])
    }
}
