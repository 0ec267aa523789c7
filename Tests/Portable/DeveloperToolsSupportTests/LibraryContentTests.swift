import DeveloperToolsSupport
import Foundation
import Testing

private struct Button: Equatable { var title: String }

private struct Library: LibraryContentProvider {
    var views: [LibraryItem] {
        LibraryItem(Button(title: "OK"), title: "Button", category: .control)
        LibraryItem(Button(title: "No"))
    }

    func modifiers(base: Button) -> [LibraryItem] { LibraryItem(base, visible: false, matchingSignature: "x") }
}

private struct EmptyLibrary: LibraryContentProvider {}

@Suite struct LibraryContentTests {
    @Test func `builders collect items`() {
        #expect(Library().views.count == 2)
        #expect(Library().modifiers(base: Button(title: "a")).count == 1)
    }

    @Test func `nothing is the default`() {
        #expect(EmptyLibrary().views.isEmpty)
        #expect(EmptyLibrary().modifiers(base: 1).isEmpty)
    }

    @Test func `snippets are not evaluated`() {
        func snippet() -> Int {
            Issue.record("A snippet was evaluated.")
            return 1
        }
        _ = LibraryItem(snippet())
    }
}

@Suite struct ResourceTests {
    @Test func `resources are their names`() {
        #expect(ColorResource(name: "accent", bundle: .main) == ColorResource(name: "accent", bundle: .main))
        #expect(ImageResource(name: "a", bundle: .main) != ImageResource(name: "b", bundle: .main))
        #expect(Set([ImageResource(name: "a", bundle: .main), ImageResource(name: "a", bundle: .main)]).count == 1)
    }
}
