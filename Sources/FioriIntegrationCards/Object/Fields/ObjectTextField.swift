import SwiftUI

/// A text of one or several lines. Each change goes to the form.
struct ObjectTextField: View {
    let label: String
    let placeholder: String
    let value: String
    let lines: Int
    let enter: @MainActor (JSONValue) -> Void
    @State private var text = ""

    var body: some View {
        TextField(placeholder, text: $text, axis: lines > 1 ? .vertical : .horizontal)
            .textFieldStyle(.plain)
            .lineLimit(lines, reservesSpace: lines > 1)
            .accessibilityLabel(Text(label))
            .modifier(CardFilterParts.value)
            .modifier(CardFilterParts.field)
            .onAppear { text = value }
            .onChange(of: value) { text = value }
            .onChange(of: text) { if text != value { enter(.string(text)) } }
    }
}
