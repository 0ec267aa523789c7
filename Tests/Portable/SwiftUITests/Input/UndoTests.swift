import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// The record of changes in a window.
///
/// Numbers: counts of the taps of each test.
@MainActor
@Suite("Undo")
struct UndoTests {
    private final class Model: ObservableObject {
        @Published var count = 0

        func add(_ amount: Int, _ manager: UndoManager?) {
            count += amount
            manager?.registerUndo(withTarget: self) { [weak manager] in $0.add(-amount, manager) }
        }
    }

    private struct Counter: View {
        @StateObject private var model = Model()
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            VStack {
                Text("count \(model.count)")
                Button("Add") { model.add(1, undoManager) }
                Button("Twice") {
                    model.add(1, undoManager)
                    model.add(1, undoManager)
                }
                Button("Undo") { undoManager?.undo() }
            }
        }
    }

    @Test func `Command-Z undoes the changes of one event after the other`() throws {
        let test = ViewTest(Counter())
        #expect(!test.press("z", modifiers: .command))
        try test.tap("Add")
        try test.tap("Twice")
        #expect(test.has("count 3"))
        #expect(test.press("z", modifiers: .command))
        #expect(test.has("count 1"))
        test.press("z", modifiers: .command)
        #expect(test.has("count 0"))
        test.press("z", modifiers: [.command, .shift])
        test.press("z", modifiers: [.command, .shift])
        #expect(test.has("count 3"))
        try test.tap("Undo")
        #expect(test.has("count 1"))
    }
}
