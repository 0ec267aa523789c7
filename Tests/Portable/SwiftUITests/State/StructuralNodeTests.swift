import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Views that pass their parts on: branches, optionals, tuples, groups and containers update their children in place.
///
/// Numbers: values that the tests set.
@MainActor
@Suite("Structural views")
struct StructuralNodeTests {
    private let journal = Journal()

    /// A view with state, which tells whether its node has survived.
    private struct Counter: View {
        let name: String
        let journal: Journal
        @State private var count = 0
        @Environment(\.lineLimit) private var limit

        var body: some View {
            journal("\(name) \(count) \(limit ?? 0)")
            return Button(name) { count += 1 }
        }
    }

    @Observable @MainActor final class Model {
        var name = "a"
        var isShown = true
        var isFirst = true
        var limit: Int?
    }

    private struct Root: View {
        let model: Model
        let journal: Journal

        var body: some View {
            VStack {
                Group {
                    if model.isShown { Counter(name: "optional", journal: journal) }
                    if model.isFirst {
                        Counter(name: "first", journal: journal)
                    } else {
                        Counter(name: "second", journal: journal)
                    }
                }
                Counter(name: model.name, journal: journal)
            }
            .lineLimit(model.limit)
        }
    }

    @Test func `children keep their state while a neighbour gets a new value`() throws {
        let model = Model()
        let test = ViewTest { Root(model: model, journal: journal) }
        for name in ["optional", "first", "a"] { try test.tap(name) }
        _ = test.texts
        journal.lines = []
        model.name = "b"
        _ = test.texts
        #expect(journal.take() == ["b 1 0"])
    }

    @Test func `a new environment reaches the children of all structural views`() throws {
        let model = Model()
        let test = ViewTest { Root(model: model, journal: journal) }
        _ = test.texts
        journal.lines = []
        model.limit = 3
        _ = test.texts
        #expect(journal.take() == ["optional 0 3", "first 0 3", "a 0 3"])
    }

    @Test func `a branch that comes back has no state of before`() throws {
        let model = Model()
        let test = ViewTest { Root(model: model, journal: journal) }
        for name in ["optional", "first"] { try test.tap(name) }
        model.isShown = false
        model.isFirst = false
        #expect(test.texts.map(\.string) == ["second", "a"])
        journal.lines = []
        model.isShown = true
        model.isFirst = true
        #expect(test.texts.map(\.string) == ["optional", "first", "a"])
        #expect(journal.take() == ["optional 0 0", "first 0 0"])
    }
}
