import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Values that fingers take from one view to another.
///
/// Numbers: places from the frames of the views of each test; a drag begins after half a second, as on iOS.
@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
    private struct Note: Codable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Board: View {
        var isEnabled = true
        @State private var texts: [String] = []
        @State private var notes: [String] = []
        @State private var isTargeted = false

        var body: some View {
            VStack(spacing: 0) {
                Text("Note").frame(width: 100, height: 50).draggable(Note(title: "Milk"))
                Text("Word").frame(width: 100, height: 50).draggable("Bread")
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("notes")
                    .dropDestination(for: Note.self) { items, point in
                        notes += items.map { "\($0.title) \(Int(point.x)) \(Int(point.y))" }
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("texts")
                    .dropDestination(for: String.self) { items, _ in
                        texts += items
                        return true
                    }
                    .disabled(!isEnabled)
                Text(isTargeted ? "over" : "away")
                Text("notes: " + notes.joined(separator: ", "))
                Text("texts: " + texts.joined(separator: ", "))
            }
        }
    }

    private static let size = DisplayConfiguration(width: 100, height: 300, animates: true)

    private func middle(_ test: ViewTest<Board>, _ name: String) throws -> CGPoint {
        let frame = try test.frame(of: name)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func drag(_ test: ViewTest<Board>, from start: String, to end: String, after seconds: Double = 0.6) throws {
        let (start, end) = (try middle(test, start), try middle(test, end))
        test.touch(at: start)
        test.advance(by: seconds)
        try test.move(to: CGPoint(x: end.x, y: end.y + 1))
        try test.move(to: end)
    }

    @Test func `a value is handed over where the finger is lifted`() throws {
        let test = ViewTest(Board(), Self.size)
        try drag(test, from: "Note", to: "notes")
        #expect(test.has("over"))
        try test.lift()
        #expect(test.has("away"))
        #expect(test.has("notes: Milk 50 25"))
    }

    @Test func `a value of another type is converted`() async throws {
        let test = ViewTest(Board(), Self.size)
        try drag(test, from: "Note", to: "texts")
        #expect(test.has("away"))
        try test.lift()
        try await test.wait(for: "texts: Milk")
        try drag(test, from: "Word", to: "texts")
        try test.lift()
        #expect(test.has("texts: Milk, Bread"))
    }

    @Test func `views take only what they read, and nothing while they are disabled`() throws {
        let test = ViewTest(Board(isEnabled: false), Self.size)
        try drag(test, from: "Word", to: "notes")
        #expect(test.has("away"))
        try test.lift()
        #expect(test.has("notes: "))
        try drag(test, from: "Word", to: "texts")
        try test.lift()
        #expect(test.has("texts: "))
    }

    @Test func `a finger that moves at once drags nothing`() throws {
        let test = ViewTest(Board(), Self.size)
        try drag(test, from: "Note", to: "notes", after: 0.1)
        #expect(test.has("away"))
        try test.lift()
        #expect(test.has("notes: "))
    }

    @Test func `a picture of the view follows the finger`() throws {
        let test = ViewTest(Board(), Self.size)
        let before = test.displayList
        try drag(test, from: "Word", to: "notes")
        guard case .group(let copy) = try #require(test.displayList.items.last) else {
            Issue.record("no picture of the view")
            return
        }
        #expect(copy.opacity == 0.8)
        // The middle of a text is on a device pixel.
        #expect(abs(copy.transform.ty - 50) < 0.5)
        #expect(copy.clip != nil)
        try test.lift()
        #expect(test.displayList == before)
    }
}
