import Foundation
import Testing

@testable import ArrowChecking

struct IndexStoreTests {
    private static let point = """
        struct Point {
            var x = 0
            struct Corner {}
        }
        protocol Shaped {
            func outline() -> Int
        }
        """
    private static let circle = """
        struct Circle: Shaped {
            var centre: Point
            func outline() -> Int { centre.x }
        }
        extension Point {
            func moved() -> Point { Point(x: x + 1) }
        }
        """
    private static let scene = """
        func scene(_ shape: some Shaped) -> Int {
            Circle(centre: Point().moved()).outline() + shape.outline()
        }
        """
    private static let files = [
        "Sources/M/Values/Point.swift", "Sources/M/Shapes/Circle.swift", "Sources/M/Scenes/Scene.swift",
    ]

    private func package() throws -> TemporaryPackage {
        let package = try TemporaryPackage()
        for (path, text) in zip(Self.files, [Self.point, Self.circle, Self.scene]) {
            try package.write(text, to: path)
        }
        try package.compile(Self.files, module: "M")
        return package
    }

    private func open(_ package: TemporaryPackage) throws -> IndexStore {
        try IndexStore(path: package.store, library: ToolchainLibrary.find())
    }

    @Test func `references of a compiled module are those of its text`() throws {
        let package = try package()
        let files = try open(package).files(ofModule: "M", root: package.root)
        #expect(files.map(\.path) == Self.files.sorted())
        let references = Reference.all(in: files).map { reference in
            "\(reference.origin) \(reference.target) \(reference.symbol)".replacing("Sources/M/", with: "")
        }
        #expect(
            references == [
                "Scenes/Scene.swift:1 Values/Point.swift:5 Shaped",
                "Scenes/Scene.swift:2 Shapes/Circle.swift:1 Circle",
                // The label of the memberwise initializer names the property.
                "Scenes/Scene.swift:2 Shapes/Circle.swift:2 Circle.centre",
                "Scenes/Scene.swift:2 Shapes/Circle.swift:3 Circle.outline()",
                "Scenes/Scene.swift:2 Shapes/Circle.swift:6 Point.moved()",
                "Scenes/Scene.swift:2 Values/Point.swift:1 Point",
                "Scenes/Scene.swift:2 Values/Point.swift:6 Shaped.outline()",
                "Shapes/Circle.swift:1 Values/Point.swift:5 Shaped",
                "Shapes/Circle.swift:2 Values/Point.swift:1 Point",
                "Shapes/Circle.swift:3 Values/Point.swift:2 Point.x",
                "Shapes/Circle.swift:5 Values/Point.swift:1 Point",
                "Shapes/Circle.swift:6 Values/Point.swift:1 Point",
                "Shapes/Circle.swift:6 Values/Point.swift:2 Point.x",
            ])
    }

    @Test func `the newest unit of a file counts, and none of a file that is gone`() throws {
        let package = try package()
        try package.write("struct Point {}\nprotocol Shaped {}", to: Self.files[0])
        try package.remove(Self.files[1])
        try package.write("func scene(_ shape: some Shaped) {}", to: Self.files[2])
        try package.compile([Self.files[0], Self.files[2]], module: "M")
        let files = try open(package).files(ofModule: "M", root: package.root)
        #expect(files.map(\.path) == [Self.files[2], Self.files[0]])
        #expect(
            Reference.all(in: files).map { "\($0.origin.line) \($0.target.line) \($0.symbol)" } == ["1 2 Shaped"])
    }

    @Test func `the command ends with false while a reference goes up`() throws {
        let package = try package()
        let floors = """
            module M
            sources Sources/M
            floor Values: Plain values.
                Values
            floor Scenes: What is drawn.
                Scenes
            floor Shapes: Outlines.
                Shapes
            """
        try package.write(floors, to: "Docs/Floors/M.floors")
        var options = Options()
        options.root = package.root
        var lines: [String] = []
        var warnings: [String] = []
        #expect(try !Command(options, print: { lines.append($0) }, warn: { warnings.append($0) }).run())
        #expect(
            lines == [
                "Sources/M/Scenes/Scene.swift:2: error: Scenes (floor 2, Scenes) uses `Circle` of "
                    + "Shapes (floor 3, Shapes), Sources/M/Shapes/Circle.swift:1",
                "Sources/M/Scenes/Scene.swift:2: error: Scenes (floor 2, Scenes) uses `Circle.centre` of "
                    + "Shapes (floor 3, Shapes), Sources/M/Shapes/Circle.swift:2",
                "Sources/M/Scenes/Scene.swift:2: error: Scenes (floor 2, Scenes) uses `Circle.outline()` of "
                    + "Shapes (floor 3, Shapes), Sources/M/Shapes/Circle.swift:3",
                "Sources/M/Scenes/Scene.swift:2: error: Scenes (floor 2, Scenes) uses `Point.moved()` of "
                    + "Shapes (floor 3, Shapes), Sources/M/Shapes/Circle.swift:6",
                "M: 4 upward references, 1 pair of folders",
            ])
        #expect(warnings.isEmpty)

        try package.write("let later = 1", to: "Sources/M/Values/Later.swift")
        _ = try Command(options, print: { _ in }, warn: { warnings.append($0) }).run()
        #expect(
            warnings == [
                "warning: 1 file changed since the build, such as Sources/M/Values/Later.swift: run `swift build`"
            ])
    }

    @Test func `a module without an index fails at its floors file, and the others are still checked`() throws {
        let package = try package()
        try package.write(
            "module Lost\nsources Sources/Lost\nfloor All: All.\n    .\n", to: "Docs/Floors/Lost.floors")
        try package.write(
            "module M\nsources Sources/M\nfloor A: Values.\n    Values\nfloor B: Shapes.\n    Shapes\n"
                + "floor C: Scenes.\n    Scenes\n", to: "Docs/Floors/M.floors")
        var options = Options()
        options.root = package.root
        var lines: [String] = []
        #expect(try !Command(options, print: { lines.append($0) }, warn: { _ in }).run())
        #expect(
            lines == [
                "\(package.root)/Docs/Floors/Lost.floors:1: error: no source file of module Lost in \(package.store): "
                    + "run `swift build`, or correct the module's name",
                "M: 0 upward references, 0 pairs of folders",
            ])
        options.module = "M"
        #expect(try Command(options, print: { _ in }, warn: { _ in }).run())
    }

    @Test func `a missing store says what to do`() throws {
        let package = try TemporaryPackage()
        #expect(throws: IndexStoreError.noStore(path: package.store)) { try open(package) }
        #expect(IndexStoreError.noStore(path: "/s").description.contains("run `swift build` first"))
    }

    @Test func `an unknown module is an error`() throws {
        let package = try package()
        #expect(throws: IndexStoreError.unknownModule(name: "N", store: package.store)) {
            try open(package).files(ofModule: "N", root: package.root)
        }
    }

    @Test func `the library is looked for beside swift`() throws {
        #expect(try ToolchainLibrary.find().hasSuffix("/lib/" + ToolchainLibrary.fileName))
        #expect(throws: IndexStoreError.self) { try ToolchainLibrary.find(searchPath: "/nowhere") }
    }
}
