import SwiftUI

/// Controls with states, an alert, announcements, a shortcut, an editor, and a row that scrolls sideways.
struct ControlsView: View {
    @State private var steps = 2
    @State private var level = 4.0
    @State private var kind = "Tea"
    @State private var isOpen = false
    @State private var isAsking = false
    @State private var sources = [true, false]
    @State private var notes = "Notes"
    @State private var found = 0

    var body: some View {
        List {
            Stepper("Steps", value: $steps, in: 0...5)
            Slider(value: $level, in: 0...10) { Text("Level") }
            Toggle("All", sources: $sources, isOn: \.self)
            Picker("Kind", selection: $kind) { ForEach(["Tea", "Coffee"], id: \.self) { Text($0) } }
            DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden") }
            ProgressView("Done", value: 0.3)
            Button("Ask") { isAsking = true }
            Button("Announce") { AccessibilityNotification.Announcement("Saved").post() }
            Button("Announce later") {
                Task {
                    try await Task.sleep(for: .milliseconds(100))
                    AccessibilityNotification.Announcement("Saved later").post()
                }
            }
            LabeledContent("Found", value: "\(found)")
            Button("Find") { found += 1 }.keyboardShortcut("f")
            Text("Read the [manual](https://www.swift.org/documentation).")
            ScrollView(.horizontal) {
                HStack { ForEach(0..<30) { Text("Tile \($0)").frame(width: 80, height: 40) } }
            }
            TextEditor(text: $notes).frame(height: 80).accessibilityLabel("Notes")
        }
        .navigationTitle("Controls")
        .alert("Attention", isPresented: $isAsking) {
            Button("Proceed") { found = 100 }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It is late")
        }
    }
}
