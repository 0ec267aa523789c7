import SwiftUI

/// Pages with addresses: a stack with values of several types, a sheet and a second window that URLs open.
@main
struct PlacesApp: App {
    var body: some Scene {
        WindowGroup("Places") { PlacesView() }
        WindowGroup("Report", id: "report") { ReportView() }
            .handlesExternalEvents(matching: ["/report/"])
    }
}

struct Box: Codable, Hashable {
    var number: Int
    var name: String
}

struct PlacesView: View {
    @State private var path = NavigationPath()
    @State private var note: String?
    @State private var isAsking = false
    @State private var isFixed = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in NavigationLink("Shelf \(number)", value: number) }
                NavigationLink("Note", value: "a/b c")
                NavigationLink("Box", value: Box(number: 7, name: "Tools"))
                NavigationLink("Controls") { PlacesControls() }
                Button("Sheet") { isAsking = true }
                Button("Fixed sheet") { isFixed = true }
                Link("Linked sheet", destination: URL(string: "#/sheet/linked")!)
            }
            .navigationTitle("Places")
            .navigationDestination(for: Int.self) { number in
                List { NavigationLink("Deeper", value: number * 10) }.navigationTitle("Shelf \(number)")
            }
            .navigationDestination(for: String.self) { Text("The note \($0)").navigationTitle("Note") }
            .navigationDestination(for: Box.self) { Text("\($0.name), \($0.number)").navigationTitle("Box") }
        }
        .handlesExternalEvents(preferring: ["/sheet/"], allowing: ["/sheet/"])
        .onOpenURL { url in
            guard let fragment = url.fragment, fragment.hasPrefix("/sheet/") else { return }
            note = String(fragment.dropFirst("/sheet/".count))
        }
        .sheet(isPresented: Binding(get: { note != nil }, set: { if !$0 { note = nil } })) {
            Text("Sheet of \(note ?? "nothing")")
        }
        .sheet(isPresented: $isAsking) {
            NavigationStack { Text("It can be dismissed").navigationTitle("Question") }
        }
        .sheet(isPresented: $isFixed) {
            VStack {
                Text("It stays")
                Button("Leave") { isFixed = false }
            }
            .interactiveDismissDisabled()
        }
    }
}

private struct ReportView: View {
    @State private var url: URL?

    var body: some View { Text("Report \(url?.fragment ?? "")").onOpenURL { url = $0 } }
}

/// Controls whose roles and values differ from those of the simplest apps.
struct PlacesControls: View {
    @State private var size = "Small"
    @State private var level = 44.0
    @State private var part = 0.37
    @State private var count = 3
    @State private var drink = "Drink 0"
    @State private var text = ""

    var body: some View {
        List {
            Picker("Size", selection: $size) { ForEach(["Small", "Middle", "Large"], id: \.self) { Text($0) } }
                .pickerStyle(.segmented)
            Picker("Drink", selection: $drink) {
                ForEach(0..<60) { Text("Drink \($0)").tag("Drink \($0)") }
            }
            Picker("Wheel", selection: $size) { ForEach(["Small", "Middle", "Large"], id: \.self) { Text($0) } }
                .pickerStyle(.wheel)
            Slider(value: $level, in: 8...58) { Text("Level") }
            Slider(value: $part) { Text("Part") }
            Slider(value: $level, in: 8...58) { Text("Stars") }.accessibilityValue("\(Int(level)) stars")
            Stepper("Count: \(count)") {
                count += 1
            } onDecrement: {
                count -= 1
            }
            ProgressView()
            TextField("Words", text: $text)
        }
        .searchable(text: $text)
        .navigationTitle("Controls")
    }
}
