import SwiftUI

/// A text field of one line. At the accessibility text sizes it grows with the lines of its text or prompt, because the
/// start that a single line has room for tells too little.
struct CardTextField: View {
    private let prompt: String
    private let submit: (@MainActor () -> Void)?
    @Binding private var text: String
    @FocusState private var isFocused: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter submit: called at the return key; nil leaves the key to what is around the field.
    init(_ prompt: String, text: Binding<String>, submit: (@MainActor () -> Void)? = nil) {
        self.prompt = prompt
        self.submit = submit
        _text = text
    }

    var body: some View {
        let wraps = dynamicTypeSize.isAccessibilitySize
        let shownPrompt = Text.fieldPrompt(prompt, wraps: wraps)
        TextField(prompt, text: $text, prompt: shownPrompt, axis: wraps ? .vertical : .horizontal)
            .textFieldStyle(.plain)
            .focused($isFocused)
            .onReturnKey(submit)
            .onChange(of: text) { old, new in
                if wraps, isFocused, new.contains(where: \.isNewline) { keepOneLine(old, new) }
            }
    }

    /// Takes the line feed of the return key as that of a single line, and line feeds of a pasted text as spaces.
    private func keepOneLine(_ old: String, _ new: String) {
        guard new.count == old.count + 1, !old.contains(where: \.isNewline) else {
            text = String(new.map { $0.isNewline ? " " : $0 })
            return
        }
        text = old
        submit?()
        isFocused = false
    }
}

extension View {
    /// Adds an action for the return key; nil leaves the key to what is around the field.
    @ViewBuilder func onReturnKey(_ action: (@MainActor () -> Void)?) -> some View {
        if let action { onSubmit(action) } else { self }
    }
}
