import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// Touches in a list while one row shows its buttons.
///
/// Numbers: content scrolls by 60 points less the 10 of recognition, not compared with a device.
@MainActor
@Suite("Lists: an open row")
struct OpenRowTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private struct Mails: View {
        @State var chosen: String?
        let log: Log
        var body: some View {
            List(selection: $chosen) {
                Section("Mails") {
                    ForEach(["a", "b"], id: \.self) { name in
                        Text(name).swipeActions { Button("Flag") { log.lines.append("flag \(name)") } }
                    }
                    Button("press") { log.lines.append("press") }
                        .swipeActions { Button("Pin") { log.lines.append("pin") } }
                }
                ForEach(0..<20, id: \.self) { Text("row \($0)") }
            }
            .onChange(of: chosen) { log.lines.append("chose \($1 ?? "none")") }
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 600)

    private func opened(_ name: String, _ log: Log) throws -> ViewTest<Mails> {
        let test = ViewTest(Mails(log: log), screen)
        let y = try test.text(name).frame.midY
        test.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 1)
        return test
    }

    @Test func `a tap elsewhere closes it, and does nothing else`() throws {
        for target in ["b", "press", "MAILS"] {
            let log = Log()
            let test = try opened("a", log)
            #expect(test.has("Flag"))
            let place = try test.text(target).frame
            test.tap(at: CGPoint(x: place.midX, y: place.midY))
            #expect(!test.has("Flag") && log.lines == [], "\(target)")
            test.advance(by: 1)
            test.tap(at: CGPoint(x: place.midX, y: place.midY))
            #expect(log.lines == (target == "b" ? ["chose b"] : target == "press" ? ["press"] : []))
        }
    }

    @Test func `so does a tap on the row itself, but not one on its buttons`() throws {
        for name in ["a", "press"] {
            let log = Log()
            let test = try opened(name, log)
            let place = try test.text(name).frame
            test.tap(at: CGPoint(x: 60, y: place.midY))
            #expect(!test.has("Flag") && !test.has("Pin") && log.lines == [])
        }
        let log = Log()
        let test = try opened("press", log)
        try test.tap("Pin")
        #expect(log.lines == ["pin"] && !test.has("Pin"))
    }

    @Test func `it closes as soon as a finger comes down that scrolls or opens another row`() throws {
        let log = Log()
        let test = try opened("a", log)
        let place = try test.text("row 2").frame
        test.touch(at: CGPoint(x: 100, y: place.midY))
        #expect(!test.has("Flag"))
        try test.move(to: CGPoint(x: 100, y: place.midY - 60))
        #expect(test.contentOffsets[0].y > 40)
        try test.lift()
        let other = try opened("a", log)
        let y = try other.text("press").frame.midY
        other.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 1)
        #expect(!other.has("Flag") && other.has("Pin"))
        #expect(log.lines == [])
    }

    @Test func `the open row can be pulled on and back`() throws {
        let log = Log()
        let test = try opened("a", log)
        let y = try test.text("a").frame.midY
        test.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 215, y: y), duration: 1, releases: false)
        #expect(test.has("Flag"))
        test.drag(from: CGPoint(x: 215, y: y), to: CGPoint(x: 320, y: y), duration: 1)
        #expect(!test.has("Flag") && log.lines == [])
    }

    @Test func `it closes when the list begins to be edited, or is done`() throws {
        struct Screen: View {
            @State var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Button("Turn") { mode = mode == .active ? .inactive : .active }
                    List { ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") }.onDelete { _ in } }
                        .environment(\.editMode, $mode)
                }
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 500))
        let row = try test.frame(of: "row 1")
        test.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY), duration: 1)
        #expect(test.has("Delete"))
        try test.tap("Turn")
        #expect(!test.has("Delete"))
        let sign = try #require(test.elements.first { $0.label == "Remove" }).frame
        test.tap(at: CGPoint(x: sign.midX, y: sign.midY))
        #expect(test.has("Delete"))
        try test.tap("Turn")
        #expect(!test.has("Delete") && !test.has("Remove"))
        #expect(try test.frame(of: "row 1") == row)
    }
}
