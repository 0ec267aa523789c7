import Foundation
import Testing

/// The contracts of the classes at the ground of `SwiftUI`: how much a subclass may override, and that the ground has no
/// words of the floors above.
///
/// Numbers: at most 12 members that subclasses may override, the bound of Docs/PortableSwiftUI.md, "Floors"; at least 8,
/// so that a search that finds nothing fails.
@Suite("Documentation: small contracts")
struct ContractSizeTests {
    private static let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Portable/SwiftUICore")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: module.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(arguments: [
        ("LayoutBox", "Layout/LayoutBox.swift"), ("ViewNode", "Graph/ViewNode.swift"),
        ("GestureRecognizer", "Gestures/Gesture.swift"),
    ])
    func `a subclass may override at most twelve members`(of type: String, in path: String) throws {
        let members = Contract.overridable(of: type, in: try Self.text(path))
        #expect(members.count <= 12, "\(type): \(members.joined(separator: ", "))")
        #expect(members.count >= 8, "\(type): \(members.joined(separator: ", "))")
    }

    @Test(arguments: ["Layout", "Graph"])
    func `the ground has no words of lists, bars, sheets, menus and pages`(in folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.module.appendingPathComponent(folder).path)
        #expect(files.count > 20)
        var found: [String] = []
        for file in files.sorted() {
            found += Contract.wordsOfUpperFloors(in: try Self.text("\(folder)/\(file)")).map { "\(file): \($0)" }
            found += Contract.wordsOfUpperFloors(in: file).map { "\(file): \($0)" }
        }
        #expect(found == [])
    }

    @Test func `the search finds members that may be overridden, and no others`() {
        let text = """
            /// A box.
            class Box: Base {
                final var name = ""
                var children: [Box] { [] }
                private(set) final var count = 0
                private func hide() {}
                @MainActor func draw(in pass: Pass) -> String {
                    func inner() {}
                    return ""
                }
                init() {}
                static var zero: Box { Box() }
            }
            class Other {
                func far() {}
            }
            @_spi(Floors) open class Open {
                open func near() {}
            }
            """
        #expect(Contract.overridable(of: "Box", in: text) == ["children", "draw"])
        #expect(Contract.overridable(of: "Open", in: text) == ["near"])
    }

    @Test func `the search finds words in names and comments, and no display lists`() {
        #expect(Contract.wordsOfUpperFloors(in: "/// A row of a list.") == ["row", "list"])
        #expect(Contract.wordsOfUpperFloors(in: "let isListLine = rowFrame") == ["List", "row"])
        #expect(Contract.wordsOfUpperFloors(in: "var pass = DisplayList() // the display lists of bars") == ["bars"])
        #expect(Contract.wordsOfUpperFloors(in: "static func _viewListCount(inputs: _ViewListCountInputs)") == [])
        #expect(Contract.wordsOfUpperFloors(in: "let border = brow + listed") == [])
    }
}

/// Searches in the text of a class.
enum Contract {
    /// The members of a class that its subclasses may override, in their order.
    static func overridable(of type: String, in text: String) -> [String] {
        var result: [String] = []
        var isInside = false
        for line in text.split(separator: "\n") {
            if line.firstMatch(of: /^(?:@_spi\(\w+\) open )?class (\w+)/)?.output.1 == type[...] { isInside = true }
            if line == "}" { isInside = false }
            guard isInside, let member = line.firstMatch(of: /^ {4}((?:@?\w+(?:\([^)]*\))? )*)(?:func|var) (\w+)/),
                member.output.1.firstMatch(of: /\b(?:final|private|fileprivate|static)\b(?!\()/) == nil
            else { continue }
            result.append(String(member.output.2))
        }
        return result
    }

    /// The words of lists, bars, sheets, menus and pages in names and comments. Display lists are the ground's own, and
    /// names of Apple's stay as they are.
    static func wordsOfUpperFloors(in text: String) -> [String] {
        let own = text.replacing(/[Dd]isplay ?[Ll]ists?|_[vV]iewListCount/, with: "")
        let words = ["list", "row", "bar", "sheet", "menu", "page"]
        return own.matches(of: /[A-Z]?[a-z]+/).map { String($0.output) }.filter { found in
            words.contains { [$0, $0 + "s"].contains(found.lowercased()) }
        }
    }
}
