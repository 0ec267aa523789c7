import FioriSwiftUICore
import SwiftUI

/// Components over the state of an app: they show it, and hand changes back through bindings and actions.
struct StatePage: View {
    @State private var progress = 0.4
    @State private var name = ""

    var body: some View {
        List {
            Section {
                KPIProgressItem(fraction: progress, subtitle: "Completed")
                Slider(value: $progress) { Text("Progress") }
                CodeView(SourceCode(file: #filePath, line: #line - 2))
            } header: {
                Text("A value that changes")
            } footer: {
                Text("The component draws again because its input is another one; it keeps no copy.")
            }
            Section {
                TextField("Name", text: $name)
                ContactItem(title: name.isEmpty ? "Nobody" : name, subtitle: "\(name.count) letters")
                CodeView(SourceCode(file: #filePath, line: #line - 2))
            } header: {
                Text("Text that is typed")
            }
        }
    }
}
