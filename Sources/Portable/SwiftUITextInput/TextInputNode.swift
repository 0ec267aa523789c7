import Foundation
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction
import TextEditing
import TextLayout

/// The node of editable text: synchronises the typed text with its binding.
package final class TextInputNode: ValueNode<TextInputView>, KeyResponder {
    package private(set) var text: EditableText
    private var history = EditHistory()
    package let box: TextInputBox
    private var item: FocusItem!
    private let labelNode: ValueNode<AnyView>
    /// The bound text when it was last read.
    private var lastRead = ""
    /// The time of the last edit or cursor movement, on the host's clock.
    private var lastActivity = 0.0
    /// True if the next edit replaces all the text, as the first edit of a secret does on iOS.
    private var beginsAnew = false
    /// True if there are edits that have not been committed to the value.
    private var isUnfinished = false
    /// The revealed last character of a secret, and the time of its typing.
    private var revealed: (bytes: Range<Int>, time: Double)?
    /// The duration of the reveal, in seconds.
    private static let revealTime = 2.0
    /// Scrolls the lines of a field that shows only some of them.
    let motion: ScrollMotion
    /// The column that the cursor keeps while it moves up and down, in points from the left.
    var column: CGFloat?

    override init(value view: _GraphValue<TextInputView>, inputs: _ViewInputs) {
        text = EditableText("")
        let recognizer = TextInputRecognizer()
        box = TextInputBox(kind: view.value.kind, environment: inputs.environment, recognizer: recognizer)
        motion = ScrollMotion(box, frames: inputs.graph.frames)
        labelNode = AnyView.outputs(of: view.value.label, inputs: inputs).typed(AnyView.self)
        super.init(value: view, inputs: inputs)
        item = FocusItem(node: self, canFocus: inputs.environment.isEnabled)
        item.box = box
        item.responder = self
        item.onChange = { [weak self] in self?.focusDidChange($0) }
        recognizer.node = self
        box.activate = { [weak self] in self?.focus() }
        box.menuActions = { [weak self] in self?.menuActions ?? [] }
        box.offerMenu = { [weak self] in self?.offerMenu(at: $0) ?? false }
        box.didPlace = { [weak self] in
            self?.graph.afterUpdate {
                guard let self, self.item.isFocused else { return }
                self.box.scrollIntoView(self.box.caret)
            }
        }
        read()
        refresh()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(labelNode) }

    package override func makeBoxes() -> [LayoutBox] { [box] }

    package override func apply(_ change: NodeChange) {
        labelNode.update(view.label, environment: environment)
        item.canFocus = environment.isEnabled
        box.update(environment: environment)
        read()
        refresh()
    }

    package override func willRemove() {
        graph.focus.setTimer(for: self, nil)
        item.remove()
    }

    var isEditable: Bool { environment.isEnabled }
    var isFocused: Bool { item.isFocused }
    var pasteboard: TextPasteboard { graph.focus.pasteboard }
    package var isSecure: Bool { view.kind == .secure }
    package var takesLineFeeds: Bool { view.kind == .lines || view.kind == .editor }
    package var takesTabs: Bool { view.kind == .editor }

    // MARK: Binding

    /// Adopts the bound text if it was changed elsewhere.
    private func read() {
        let now = evaluated { view.source.read(environment.locale) }
        // A value being edited keeps the typed text until the value changes to another one.
        let isOther = view.source.isText || !isFocused ? now != text.text : now != lastRead
        lastRead = now
        guard isOther else { return }
        text.adopt(now)
        isUnfinished = false
        revealed = nil
        history.removeAll()
    }

    /// Writes the typed text to the binding, once.
    private func write() {
        view.source.write(text.text, environment.locale)
        if !view.source.isText { lastRead = view.source.read(environment.locale) }
        graph.afterUpdate { [weak self] in
            // The binding may not have accepted it.
            guard let self, self.isAlive else { return }
            self.read()
            self.refresh()
        }
    }

    /// Ends editing: commits the text to the value, and shows the value's formatted text. Unchanged text is not
    /// committed, because it may be less precise than the value.
    private func commit() {
        text.commitComposition()
        guard case .value(let value) = view.source else { return }
        if isUnfinished { value.commit(text.text, environment.locale) }
        isUnfinished = false
        let now = value.read(environment.locale)
        lastRead = now
        if now != text.text { text.adopt(now) }
    }

    // MARK: Focus and time

    func focus() { graph.focus.move(to: item) }

    private func focusDidChange(_ isFocused: Bool) {
        guard isAlive else { return }
        if isFocused {
            text.select((view.selectsAll ? 0 : text.length)..<text.length)
            beginsAnew = isSecure && text.length > 0
            noteActivity()
            graph.focus.setTimer(for: self) { [weak self] in self?.blink(at: $0) }
        } else {
            graph.focus.setTimer(for: self, nil)
            commit()
            text.select(text.length..<text.length)
            history.removeAll()
            column = nil
            revealed = nil
            hideMenu()
        }
        refresh()
        view.editingChanged?(isFocused)
    }

    private func noteActivity() {
        lastActivity = graph.focus.clock
        motion.stop()
        box.update { $0.isCursorShown = true }
    }

    /// Blinks the cursor, half a second on and half a second off; it stays on during typing and dragging.
    private func blink(at time: Double) {
        if isUnderLoupe { lastActivity = time }
        if let revealed, time - revealed.time >= Self.revealTime {
            self.revealed = nil
            refresh()
        }
        let isShown = Int((time - lastActivity) / 0.5) % 2 == 0
        if isShown != box.content.isCursorShown { box.update { $0.isCursorShown = isShown } }
    }

    private func refresh() {
        let placeholder = view.prompt.map { ResolvedStyledText($0, in: environment) } ?? labelText
        let label = spokenLabel
        let prompt = view.prompt.map { ResolvedStyledText($0, in: environment).spokenText }
        box.update { content in
            content.text = text
            content.isFocused = isFocused
            content.revealed = revealed?.bytes
            content.placeholder = placeholder
            content.label = label
            content.prompt = prompt
        }
    }

    /// The first text in the label, which serves as the placeholder without a prompt.
    private var labelText: ResolvedStyledText? {
        func find(_ box: LayoutBox) -> ResolvedStyledText? {
            if let text = box.asText { return text.text }
            return box.children.firstNonNil(find)
        }
        return labelNode.boxes.firstNonNil(find)
    }

    private var spokenLabel: String {
        var builder = SemanticsBuilder()
        for box in labelNode.boxes { builder.visit(box) }
        return builder.elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Editing

    /// Replaces a part of the text.
    func replace(_ range: Range<Int>, with new: String) {
        let range = beginsAnew ? 0..<text.length : range
        guard !range.isEmpty || !new.isEmpty else { return }
        history.record(text.replace(range, with: new))
        textDidChange()
    }

    private func textDidChange() {
        beginsAnew = false
        isUnfinished = true
        revealed = nil
        column = nil
        hideMenu()
        noteActivity()
        write()
        refresh()
    }

    /// Inserts text at the cursor, or replaces the selection with it.
    func insert(_ new: String) { replace(text.insertionRange, with: cleaned(new)) }

    /// Inserts text from a key. A secret reveals the typed character for a moment.
    func type(_ new: String) {
        insert(new)
        guard isSecure, new.count == 1 else { return }
        let end = text.selection.head
        // A combining accent that joins the letter before it is not revealed.
        let start = text.before(end)
        guard text[start..<end] == new else { return }
        revealed = (start..<end, graph.focus.clock)
        refresh()
    }

    func undo() {
        if history.undo(&text) { textDidChange() }
    }

    func redo() {
        if history.redo(&text) { textDidChange() }
    }

    func select(_ selection: EditableText.Selection, column: CGFloat? = nil) {
        text.select(selection)
        history.close()
        self.column = column
        hideMenu()
        noteActivity()
        refresh()
    }

    /// Text without the characters that the field cannot hold.
    private func cleaned(_ new: String) -> String {
        guard new.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return new }
        var result = ""
        for character in new {
            if character.isNewline {
                result += takesLineFeeds ? "\n" : " "
            } else if character == "\t" || !character.unicodeScalars.allSatisfy({ $0.value < 0x20 || $0.value == 0x7F })
            {
                result.append(character)
            }
        }
        return result
    }

    package func handle(_ event: TextInputEvent) -> Bool {
        guard isEditable else { return false }
        switch event {
        case .insert(let new): type(new)
        case .paste(let new):
            history.close()
            insert(new)
            history.close()
        case .compose(let new, let selection):
            let isFirst = text.marked == nil
            if beginsAnew { text.select(0..<text.length) }
            let edit = text.compose(cleaned(new), selection: selection)
            if isFirst { history.close() }
            if isFirst { history.record(edit) } else { history.amend(edit) }
            textDidChange()
        case .commitComposition:
            text.commitComposition()
            history.close()
            noteActivity()
            refresh()
        case .cancelComposition:
            cancelComposition()
        }
        return true
    }

    func cancelComposition() {
        guard let marked = text.marked else { return }
        replace(marked, with: "")
        history.close()
    }

    /// Handles Return on a single line: submits the text, and resigns the focus unless it was moved on or the action
    /// has set it to this field again, as in chats.
    /// - Returns: true if there was an action for it.
    func submit() -> Bool {
        commit()
        refresh()
        let timesKept = graph.focus.timesKept
        view.committed?()
        let isHeard = environment.submission?.submit(.text) ?? false
        graph.afterUpdate { [weak self] in
            guard let self, graph.focus.timesKept == timesKept else { return }
            item.resign()
        }
        return isHeard || view.committed != nil
    }
}
