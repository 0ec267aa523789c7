import SwiftUITestHost
import Testing

@testable import Recipes

/// The list of recipes with navigation and search.
@MainActor
@Suite("List of recipes")
struct RecipesTests {
    private func window() throws -> ViewTest<WindowRoot> {
        try AppTest(RecipesApp.self, DisplayConfiguration(width: 390, height: 844)).window()
    }

    @Test func `the search finds recipes by ingredient, and says so if there are none`() throws {
        let test = try window()
        #expect(test.texts.count { $0.string.hasSuffix(" minutes") } == Recipe.all.count)
        try test.type("ginger", into: "Recipe or ingredient")
        #expect(test.texts.filter { $0.string.hasSuffix(" minutes") }.map(\.string) == ["40 minutes"])
        try test.type("xyz")
        #expect(test.texts.count { $0.string.hasSuffix(" minutes") } == 0)
        #expect(test.texts.contains { $0.string.contains("gingerxyz") })
    }

    @Test func `a recipe opens, its ingredients can be ticked off, and the way leads back`() throws {
        let test = try window()
        let row = try #require(test.elements.first { $0.label.contains("Pancakes") })
        test.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        #expect(test.has("Flour"))
        let open = test.images.count { $0.name == "circle" }
        try test.tap("Flour")
        #expect(test.images.count { $0.name == "circle" } == open - 1)
        try test.tap("Favourite")
        #expect(test.images.contains { $0.name == "star fill" })
        try test.tap("Recipes")
        #expect(test.texts.count { $0.string.hasSuffix(" minutes") } == Recipe.all.count)
    }
}
