import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

/// Views are created and discarded constantly; a leaked one retains all that it has captured.
@Suite("Controls that go are released")
@MainActor
struct ControlReleaseTests {
    @Test func `buttons, pressed as they go`() throws {
        try expectReleased { belongings, _ in
            VStack {
                Button("Act") { belongings.act() }.keyboardShortcut("a").accessibilityAction { belongings.act() }
                Button("Delete", role: .destructive) { belongings.act() }.buttonStyle(.borderedProminent)
            }
        } use: { test in
            try test.tap("Act")
            #expect(test.press("a", modifiers: .command))
            try test.touch("Delete")
        }
    }

    @Test func `switches, sliders and steppers`() throws {
        try expectReleased { _, bound in
            VStack {
                Toggle("Switch", isOn: bound.isOn)
                Slider(value: bound.number).accessibilityLabel("Slider")
                Stepper("Stepper", value: bound.choice)
            }
        } use: { test in
            try test.tap("Switch")
            try test.drag("Slider", by: CGSize(width: 40, height: 0), releases: false)
            try test.increment("Stepper")
        }
    }

    @Test func `fields that are edited`() throws {
        try expectReleased { belongings, bound in
            VStack {
                TextField("Name", text: bound.text).onSubmit { belongings.act() }
                SecureField("Secret", text: bound.text)
                TextEditor(text: bound.text).frame(height: 80).accessibilityIdentifier("Editor")
            }
        } use: { test in
            try test.type("abc", into: "Name")
            try test.longPress("Name")
            try test.doubleTap("Name")
            try test.type("d", into: "Secret")
            try test.type("e", into: "Editor")
        }
    }

    @Test func `fields that are focused by their app`() throws {
        struct Form: View {
            @ObservedObject var belongings: Belongings
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Name", text: $belongings.text).focused($isFocused).onAppear { isFocused = true }
                    .onChange(of: isFocused) { belongings.act() }
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
            }
        }
        try expectReleased { belongings, _ in
            Form(belongings: belongings)
        } use: { test in
            #expect(test.focusedElement != nil)
            try test.type("x")
        }
    }

    enum Kind: CaseIterable { case menu, inline, segmented, wheel }

    @Test(arguments: Kind.allCases) func `pickers`(kind: Kind) throws {
        try expectReleased { _, bound in
            let picker = Picker("Choice", selection: bound.choice) {
                ForEach(1..<4) { Text("Option \($0)").tag($0) }
            }
            switch kind {
            case .menu: picker.pickerStyle(.menu)
            case .inline: List { picker.pickerStyle(.inline) }
            case .segmented: picker.pickerStyle(.segmented)
            case .wheel: picker.pickerStyle(.wheel)
            }
        } use: { test in
            switch kind {
            case .menu:
                let button = try #require(test.elements.first { $0.label.contains("Choice") })
                test.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
                #expect(test.has("Option 3"))
            case .inline, .segmented: try test.tap("Option 2")
            case .wheel: test.drag(from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 300))
            }
        }
    }

    @Test func `a picker that has pushed its options`() throws {
        try expectReleased { _, bound in
            NavigationStack {
                Form {
                    Picker("Choice", selection: bound.choice) { ForEach(1..<4) { Text("Option \($0)").tag($0) } }
                        .pickerStyle(.navigationLink)
                }
            }
        } use: { test in
            let row = try #require(test.elements.first { $0.label.contains("Choice") })
            test.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
            try #require(test.has("Option 3"))
        }
    }

    @Test func `date pickers`() throws {
        try expectReleased { _, bound in
            VStack {
                DatePicker("Compact", selection: bound.date)
                DatePicker("Month", selection: bound.date).datePickerStyle(.graphical)
            }
        } use: { test in
            try test.tap("Friday, November 17")
            test.tap(at: CGPoint(x: 250, y: 100))
        }
    }

    @Test func `a menu that is open as it goes`() throws {
        try expectReleased { belongings, bound in
            Menu("Menu") {
                Button("Act") { belongings.act() }
                Toggle("Switch", isOn: bound.isOn)
                Menu("More") { Button("Deep") { belongings.act() } }
            }
        } use: { test in
            try test.tap("Menu")
            try test.tap("More")
            try #require(test.has("Deep"))
        }
    }

    @Test func `a menu whose item was chosen`() throws {
        try expectReleased { belongings, _ in
            Menu("Menu") { Button("Act") { belongings.act() } }
        } use: { test in
            try test.tap("Menu")
            try test.tap("Act")
        }
    }

    @Test func `a context menu`() throws {
        try expectReleased { belongings, _ in
            Text("Thing").contextMenu { Button("Act") { belongings.act() } }
        } use: { test in
            try test.longPress("Thing")
            try #require(test.has("Act"))
        }
    }

    @Test func `groups that open, links, gauges and what is under way`() throws {
        try expectReleased { belongings, bound in
            VStack {
                DisclosureGroup("Group", isExpanded: bound.isShown) { Button("Inside") { belongings.act() } }
                ControlGroup { Button("One") { belongings.act() } }
                ProgressView("Working")
                ProgressView(value: belongings.number)
                Gauge(value: belongings.number) { Text("Gauge") }
                ColorPicker("Color", selection: bound.color)
                LabeledContent("Labeled") { Text(belongings.text) }
            }
            .environment(
                \.openURL,
                OpenURLAction { _ in
                    belongings.act(); return .handled
                })
        } use: { test in
            try test.tap("Group")
            try test.tap("Inside")
            try test.tap("One")
            try test.tap("Color")
        }
    }
}
