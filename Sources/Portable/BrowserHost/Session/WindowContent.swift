import Drawing
import SwiftUI

/// The content of a window for a page. Reading it may run code of the app, so that it is read before a frame is written.
@MainActor
struct WindowContent {
    let drawing: DisplayList
    /// The elements; nil for a frame that does not describe them.
    let elements: [SemanticsElement]?
    let shortcuts: Set<CommandShortcut>
    let movements: [ScrollMovement]
    let input: InputSummary?
    let title: String?

    init(_ window: AppWindow, hasElements: Bool) {
        let view = window.view
        drawing = view.displayList
        elements = hasElements ? view.semantics : nil
        shortcuts = view.commandShortcuts
        movements = view.scrollMovements
        input = view.textInput.map { InputSummary($0) }
        title = window.title
    }
}
