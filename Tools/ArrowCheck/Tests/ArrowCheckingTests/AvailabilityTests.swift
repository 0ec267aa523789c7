import Testing

@testable import ArrowChecking

struct AvailabilityTests {
    private func names(_ text: String) throws -> UnavailableNames { try UnavailableNames(parsing: text, path: "N") }

    private let api = [
        IndexedFile(
            path: "A/Bars.swift",
            occurrences: [
                .definition("title(_:)", line: 3, parent: "View"), .definition("titles", line: 4, parent: "View"),
                .definition("Mode", line: 9), .definition("large", line: 10, parent: "Mode"),
            ])
    ]
    private let files = [
        IndexedFile(
            path: "S/Page.swift",
            occurrences: [
                .use("large", line: 8), .use("title(_:)", line: 7), .use("title(_:)", line: 7, column: 40),
                .use("titles", line: 9), .use("elsewhere", line: 9),
                .use("large", line: 12, roles: [.reference, .implicit]),
            ])
    ]

    @Test func `each line with a use of a name is an error`() throws {
        let names = try names("# bars\nmacOS visionOS: View.title\n\niOS: Mode  # all modes")
        #expect(
            AvailabilityCheck(files: files, api: api).errors(names) == [
                "S/Page.swift:7: error: `View.title(_:)` is unavailable on macOS, visionOS",
                "S/Page.swift:8: error: `Mode.large` is unavailable on iOS",
            ])
    }

    @Test func `a name with labels is that overload alone`() throws {
        let check = AvailabilityCheck(files: files, api: api)
        #expect(try check.errors(names("macOS: View.title(mode:)")) == [])
        #expect(try check.errors(names("macOS: View.title(_:)")).count == 1)
        #expect(try check.errors(names("macOS: View.titles")).count == 1)
    }

    @Test func `a name of nothing is an error`() throws {
        let check = AvailabilityCheck(files: files, api: api)
        #expect(
            try check.unknownNames(in: names("macOS: View.titel\nmacOS: Mode"), path: "N") == [
                "N:1: error: there is no `View.titel` in the indexed API"
            ])
        #expect(check.usedSymbols == ["Mode.large", "View.title(_:)", "View.titles"])
    }

    @Test(arguments: ["macOS View.title", ": View.title", "macOS:", "macOS: View.title View", "a: b\na: b"])
    func `a line that is no entry is an error`(text: String) {
        #expect(throws: UsageError.self) { try names(text) }
    }

    // MARK: Attributes

    private let source = DeclaredAvailability(
        source: """
            /// A view.
            @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
            public struct Newer {
                /// A member.
                public var size: Int

                public func part() -> Int {
                    size
                }
            }

            extension View {
                @available(iOS 17.0, macOS 14.0, *)
                public func asOld() {}

                @available(macOS, unavailable)
                @discardableResult
                /// Documentation between.
                nonisolated public func noMac(
                    _ value: Int
                ) {}

                @available(iOS, introduced: 17.4, deprecated: 100000.0, message: "use another")
                public func little(_ value: Int) {}

                public func plain() {}
            }

            @available(iOS 18.0, *)
            extension Tree
            where
                Leaf: View
            {
                /// A member of an extension with conditions.
                public func grow() {}
            }
            """, oldest: ["iOS": "17.0", "macOS": "14.0", "visionOS": "1.0"])

    @Test(
        arguments: zip(
            [3, 5, 7, 14, 19, 24, 26, 35],
            [
                "before iOS 18.0, before macOS 15.0, before visionOS 2.0",
                "before iOS 18.0, before macOS 15.0, before visionOS 2.0",
                "before iOS 18.0, before macOS 15.0, before visionOS 2.0", nil, "on macOS", "before iOS 17.4", nil,
                "before iOS 18.0",
            ]))
    func `attributes of a declaration and of those around it count`(line: Int, lack: String?) {
        #expect(source.lack(at: line) == lack)
    }

    @Test func `code for newer systems may use what these have`() {
        #expect(source.excludes("before iOS 18.0", at: 7))
        #expect(source.excludes("before iOS 18.0, before macOS 15.0", at: 7))
        #expect(!source.excludes("before iOS 18.4", at: 7))
        #expect(!source.excludes("on macOS, before iOS 18.0", at: 7))
        #expect(!source.excludes("before iOS 18.0", at: 14))
    }

    @Test func `uses of newer declarations are errors`() throws {
        let check = AvailabilityCheck(files: files, api: api) { location in
            location == Location(path: "A/Bars.swift", line: 4) ? "before iOS 18.0" : nil
        }
        #expect(try check.errors(names("")) == ["S/Page.swift:9: error: `View.titles` is unavailable before iOS 18.0"])
    }

    @Test func `places that are not compiled for a system may use what it lacks`() {
        let conditions = PlatformConditions(
            source: """
                shared
                #if os(macOS)
                    mac
                #else
                    others
                #endif
                """)
        #expect(conditions.compiles(1, forAnyOf: "on macOS"))
        #expect(conditions.compiles(3, forAnyOf: "on macOS"))
        #expect(!conditions.compiles(3, forAnyOf: "on iOS"))
        #expect(!conditions.compiles(5, forAnyOf: "on macOS"))
        #expect(conditions.compiles(5, forAnyOf: "on macOS and visionOS"))
    }
}
