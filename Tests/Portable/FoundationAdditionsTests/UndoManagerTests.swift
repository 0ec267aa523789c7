import FoundationAdditions
import Testing

/// The record of actions that take changes back, as Apple documents `UndoManager`.
///
/// Numbers: values that the tests set themselves.
@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
    private final class Counter {
        let manager = UndoManager()
        private(set) var value = 0

        init(groupsByEvent: Bool = false) { manager.groupsByEvent = groupsByEvent }

        func set(_ new: Int) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old) }
        }
    }

    @Test func `changes are undone and done again`() {
        let counter = Counter()
        counter.set(3)
        counter.set(4)
        #expect(counter.manager.canUndo && !counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 3)
        counter.manager.undo()
        #expect(counter.value == 0)
        #expect(!counter.manager.canUndo && counter.manager.canRedo)
        counter.manager.redo()
        counter.manager.redo()
        #expect(counter.value == 4)
        counter.manager.undo()
        counter.set(5)
        #expect(!counter.manager.canRedo)
    }

    @Test func `a group is undone as a whole, and keeps its name`() {
        let counter = Counter()
        counter.manager.beginUndoGrouping()
        counter.set(3)
        counter.set(4)
        counter.manager.setActionName("Count")
        counter.manager.endUndoGrouping()
        #expect(counter.manager.undoMenuItemTitle == "Undo Count")
        counter.manager.undo()
        #expect(counter.value == 0)
        #expect(counter.manager.undoActionName == "")
        #expect(counter.manager.redoMenuItemTitle == "Redo Count")
        counter.manager.redo()
        #expect(counter.value == 4)
    }

    @Test func `the changes of an event are a group`() {
        let counter = Counter(groupsByEvent: true)
        counter.set(3)
        counter.set(4)
        #expect(counter.manager.groupingLevel == 1)
        counter.manager.endEvent()
        counter.set(5)
        counter.manager.undo()
        #expect(counter.value == 4)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `actions can be ignored, limited and discarded`() {
        let counter = Counter()
        counter.manager.disableUndoRegistration()
        counter.set(3)
        #expect(!counter.manager.canUndo)
        counter.manager.enableUndoRegistration()
        counter.manager.levelsOfUndo = 1
        counter.set(4)
        counter.set(5)
        counter.manager.undo()
        #expect(counter.value == 4)
        #expect(!counter.manager.canUndo)
        counter.set(6)
        counter.manager.removeAllActions(withTarget: counter)
        #expect(!counter.manager.canUndo)
    }

    @Test func `actions do not keep their target alive`() {
        let manager = UndoManager()
        var calls = 0
        do {
            let target = Counter()
            manager.registerUndo(withTarget: target) { _ in calls += 1 }
        }
        manager.undo()
        #expect(calls == 0)
    }
}
