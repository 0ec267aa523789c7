import SwiftUITestHost
import Testing

/// The part of a view that takes touches.
///
/// Numbers: each tap is taken back through the transforms of the views in the test by hand, from the places in the
/// comment.
@MainActor
@Suite("Hit testing")
struct HitTestTests {
    private let journal = Journal()

    /// Taps the middle of views that are 50 points high, from the top down. Returns the names of those that were
    /// notified.
    private func tapped(_ count: Int, @ViewBuilder in views: () -> some View) -> [String] {
        let test = ViewTest(VStack(spacing: 0, content: views), DisplayConfiguration(width: 200))
        for place in 0..<count { test.tap(at: CGPoint(x: 100, y: CGFloat(place) * 50 + 25)) }
        return journal.lines
    }

    @Test func `what is clear takes no touches; what is nearly clear does`() {
        let noticed = tapped(5) {
            Color.clear.frame(height: 50).onTapGesture { journal("clear") }
            Rectangle().fill(.clear).frame(height: 50).onTapGesture { journal("filled clear") }
            Color.red.opacity(0).frame(height: 50).onTapGesture { journal("opacity 0") }
            Color.red.opacity(0.001).frame(height: 50).onTapGesture { journal("nearly clear") }
            Color.clear.contentShape(Rectangle()).frame(height: 50).onTapGesture { journal("shape") }
        }
        #expect(noticed == ["nearly clear", "shape"])
    }

    @Test func `an outline takes touches on its line alone`() {
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

    @Test func `what is clipped away takes touches, unless the content has a shape`() {
        let test = ViewTest(
            VStack(spacing: 0) {
                Button("below") { journal("below") }.frame(height: 50)
                Color.red.frame(width: 100, height: 200).onTapGesture { journal("over") }
                    .frame(height: 50).clipped()
                Button("covered") { journal("covered") }.frame(height: 50)
                Color.red.frame(width: 100, height: 200).onTapGesture { journal("shape") }
                    .frame(height: 50).clipShape(Capsule()).contentShape(Rectangle())
                Button("free") { journal("free") }.frame(height: 50)
            }
            .frame(width: 200), DisplayConfiguration(width: 200))
        test.tap(at: CGPoint(x: 100, y: 25))
        test.tap(at: CGPoint(x: 100, y: 75))
        test.tap(at: CGPoint(x: 100, y: 175))
        test.tap(at: CGPoint(x: 100, y: 225))
        #expect(journal.lines == ["over", "over", "shape", "free"])
    }

    @Test func `touches follow views that are turned, made larger, moved aside and tilted`() {
        var places: [CGPoint] = []
        func area(_ name: String) -> some View {
            Color.red.frame(width: 100, height: 20)
                .onTapGesture { (place: CGPoint) in
                    journal(name)
                    places.append(place)
                }
        }
        let test = ViewTest(
            VStack(spacing: 100) {
                area("turned").rotationEffect(.degrees(90))
                area("large").scaleEffect(2)
                area("aside").offset(x: 60, y: 30)
                area("tilted").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            }
            .frame(width: 300, height: 600))
        // The stack is 380 points high and stands from 110 on; the views are at 110, 230, 350 and 470.
        test.tap(at: CGPoint(x: 150, y: 80))
        test.tap(at: CGPoint(x: 110, y: 120))
        test.tap(at: CGPoint(x: 60, y: 230))
        test.tap(at: CGPoint(x: 40, y: 240))
        test.tap(at: CGPoint(x: 205, y: 390))
        test.tap(at: CGPoint(x: 110, y: 360))
        test.tap(at: CGPoint(x: 150, y: 480))
        test.tap(at: CGPoint(x: 190, y: 480))
        #expect(journal.lines == ["turned", "large", "aside", "tilted"])
        #expect(
            places.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) } == [
                CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 5), CGPoint(x: 45, y: 10), CGPoint(x: 50, y: 10),
            ])
    }

    private struct Field: View {
        @State private var text = ""
        var body: some View {
            TextField("name", text: $text).padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
    }

    @Test func `a field with a border over it takes touches`() throws {
        let test = ViewTest(Field())
        try test.tap("name")
        try test.type("abc")
        #expect(try test.element("name").value == "abc")
    }
}
