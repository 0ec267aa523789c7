import Foundation
import Testing

@testable import ComponentGeneration

/// The documentation agrees with the code.
struct DocumentationTests {
    private func page() throws -> String {
        try String(contentsOfFile: TestFiles.package + "/Docs/ComponentGeneration.md", encoding: .utf8)
    }

    @Test func `the table of tags is the one the checks use`() throws {
        let page = try page()
        let start = try #require(page.range(of: "a test compares them -->\n"))
        let end = try #require(page.range(of: "<!-- end of tags -->"))
        #expect(String(page[start.upperBound..<end.lowerBound]) == TagTable.markdown)
    }

    @Test func `each phase has its line`() throws {
        let page = try page()
        for phase in Phase.allCases {
            #expect(page.contains("_\(phase.rawValue)_sourcery.yml"))
            #expect(page.contains("`fiori-generate --phase \(phase.rawValue)`"))
        }
    }

    @Test func `every tag has one entry`() {
        #expect(Set(TagTable.all.map(\.name)).count == TagTable.all.count)
        #expect(TagTable.tag(named: "virtualPropState") != nil)
        #expect(TagTable.tag(named: "default.title.value")?.name == "default.<property>.value")
        #expect(TagTable.tag(named: "default.value")?.name == "default.value")
        #expect(TagTable.tag(named: "defaultvalue") == nil)
    }
}
