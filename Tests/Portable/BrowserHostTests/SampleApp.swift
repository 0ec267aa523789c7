import SwiftUI

/// An app with controls, text, a long list, an effect that SVG lacks, and a second window.
struct SampleApp: App {
    var body: some Scene {
        WindowGroup("Sample") { SampleView() }
        WindowGroup("Other", id: "other") { Text("The other window") }
    }
}

struct SampleView: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var amount = 0.5
    @State private var isAside = false
    @Environment(\.openURL) private var openURL
    @Environment(\.openWindow) private var openWindow
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        List {
            Text(verbatim: "Count \(count)")
            Text(colorScheme == .dark ? "Dark" : "Light")
            Button("Add") { count += 1 }
            Toggle("Switch", isOn: $isOn)
            TextField("Name", text: $name)
            Slider(value: $amount) { Text("Amount") }
            Button("Slide") { withAnimation(.linear(duration: 0.5)) { isAside.toggle() } }
            HStack { ForEach(0..<20) { Text(verbatim: "\($0)") } }.offset(x: isAside ? 40 : 0).listRowSeparator(.hidden)
            Button("Link") { openURL(URL(string: "https://www.swift.org")!) }
            Button("File") { openURL(URL(string: "file:///etc/passwd")!) }
            Button("Window") { openWindow(id: "other") }
            ZStack {
                Color.yellow
                Rectangle().fill(.blue).frame(width: isOn ? 40 : 20, height: 20).blendMode(.plusDarker)
            }
            .frame(height: 40)
            ForEach(0..<200) { Text(verbatim: "Row \($0)") }
        }
    }
}
