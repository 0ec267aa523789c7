import SwiftUI
import Testing

#Preview {
    Text("A preview without a name")
}

#Preview("Some statements") {
    let title = "Switch"
    if title.isEmpty { Text("None") } else { Toggle(title, isOn: .constant(true)) }
}

#Preview("Traits", traits: .landscapeLeft, .fixedLayout(width: 320, height: 200)) {
    VStack {
        Text("Sideways")
        Divider()
    }
}

#Preview("With return", traits: .sizeThatFitsLayout) {
    let names = ["a", "b"]
    return List(names, id: \.self) { Text($0) }
}

#Preview("With state") {
    @Previewable @State var isOn = true
    @Previewable @State var text = "text"
    Toggle(text, isOn: $isOn)
}

/// Previews are checked by the compiler and expand to no code: this file compiles, with declarations of one name in its
/// previews and outside of them.
private let title = "outside"

@Suite("Previews")
struct PreviewMacroTests {
    @Test func `what a preview declares is not declared around it`() { #expect(title == "outside") }
}
