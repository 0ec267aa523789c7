import SwiftUI

/// The screen that `COUNTER_SCREEN` names: each for the tests of one matter.
@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") {
            switch ProcessInfo.processInfo.environment["COUNTER_SCREEN"] {
            case "storage": StorageView()
            case "lists": ListsView()
            case "formats": FormatsView()
            default: CounterView()
            }
        }
    }
}

/// A number with buttons that change it, a field and a list.
struct CounterView: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    @State private var amount = 0.5

    var body: some View {
        NavigationStack {
            List {
                Section("Counter") {
                    LabeledContent("Count", value: "\(count)")
                    Button("Add") { withAnimation { count += 1 } }
                    Button("Reset", role: .destructive) { withAnimation { count = 0 } }.disabled(count == 0)
                }
                Section("Form") {
                    TextField("Name", text: $name)
                    Text("Hello, \(name.isEmpty ? "you" : name)!")
                    Toggle("Switch", isOn: $isOn)
                    Slider(value: $amount) { Text("Amount") }
                    Link("Swift", destination: URL(string: "https://www.swift.org")!)
                }
                Section("Rows") {
                    NavigationLink("Controls") { ControlsView() }
                    ForEach(0..<100) { number in
                        NavigationLink("Row \(number)") {
                            Text("This is row \(number)").navigationTitle("Row \(number)")
                        }
                    }
                }
            }
            .navigationTitle("Counter")
        }
    }
}
