import FioriSwiftUICore
import SwiftUI

/// Components over the state of an app: they show it, and hand changes back through bindings and actions.
struct StatePage: View {
    var body: some View {
        List {
            Section {
                ChangingValue()
                CodeView(SourceCode(file: #filePath, declaration: "struct ChangingValue"))
            } header: {
                Text("A value that changes")
            } footer: {
                Text("The component draws again because its input is another one; it keeps no copy.")
            }
            Section {
                TypedText()
                CodeView(SourceCode(file: #filePath, declaration: "struct TypedText"))
            } header: {
                Text("Text that is typed")
            }
            Section {
                CountedTaps()
                CodeView(SourceCode(file: #filePath, declaration: "struct CountedTaps"))
            } header: {
                Text("Actions that change state")
            }
        }
    }
}

private struct ChangingValue: View {
    @State private var progress = 0.4

    var body: some View {
        KPIProgressItem(fraction: progress, subtitle: "Completed")
        Slider(value: $progress) { Text("Progress") }
    }
}

private struct TypedText: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        ContactItem(title: name.isEmpty ? "Nobody" : name, subtitle: "\(name.count) letters")
    }
}

private struct CountedTaps: View {
    @State private var count = 0

    var body: some View {
        ObjectItem(
            title: "Rotary Pump", status: .text("Started \(count) times"),
            action: Action(actionText: "Start") { count += 1 })
    }
}
