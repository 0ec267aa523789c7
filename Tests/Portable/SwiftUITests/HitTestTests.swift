import SwiftUITestHost
import Testing

/// Which part of a view takes touches.
@MainActor
@Suite("Hit testing")
struct HitTestTests {
    private let journal = Journal()

    /// Taps the middle of views that are 50 points high, from the top down, and tells which have noticed.
    private func tapped(_ count: Int, @ViewBuilder in views: () -> some View) -> [String] {
        let test = ViewTest(VStack(spacing: 0, content: views), DisplayConfiguration(width: 200))
        for place in 0..<count { test.tap(at: CGPoint(x: 100, y: CGFloat(place) * 50 + 25)) }
        return journal.lines
    }

    @Test("What is clear takes no touches; what is nearly clear does")
    func clear() {
        let noticed = tapped(5) {
            Color.clear.frame(height: 50).onTapGesture { journal("clear") }
            Rectangle().fill(.clear).frame(height: 50).onTapGesture { journal("filled clear") }
            Color.red.opacity(0).frame(height: 50).onTapGesture { journal("opacity 0") }
            Color.red.opacity(0.001).frame(height: 50).onTapGesture { journal("nearly clear") }
            Color.clear.contentShape(Rectangle()).frame(height: 50).onTapGesture { journal("shape") }
        }
        #expect(noticed == ["nearly clear", "shape"])
    }

    @Test("An outline takes touches on its line alone")
    func outlines() {
        let noticed = tapped(3) {
            Rectangle().stroke(.red, lineWidth: 4).frame(height: 50).onTapGesture { journal("stroke") }
            Rectangle().strokeBorder(.red, lineWidth: 60).frame(height: 50).onTapGesture { journal("broad") }
            Rectangle().fill(.blue).stroke(.red, lineWidth: 4).frame(height: 50).onTapGesture { journal("filled") }
        }
        #expect(noticed == ["broad", "filled"])
        let test = ViewTest(Rectangle().stroke(.red, lineWidth: 4).frame(height: 50).onTapGesture { journal("line") })
        test.tap(at: CGPoint(x: 100, y: 1))
        #expect(journal.lines.last == "line")
    }

    private struct Field: View {
        @State private var text = ""
        var body: some View {
            TextField("name", text: $text).padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
    }

    @Test("A field with a border over it takes touches")
    func field() throws {
        let test = ViewTest(Field())
        try test.tap("name")
        try test.type("abc")
        #expect(try test.element("name").value == "abc")
    }
}
