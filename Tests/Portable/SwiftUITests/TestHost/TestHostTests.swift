import SwiftUI
import SwiftUITestHost
import Testing

/// Interactions of tests reach views by label, by identifier and at a point.
///
/// Numbers: the distances between the views in the test, and the scales of its pinches.
@MainActor
@Suite("Test host")
struct TestHostTests {
    private struct Screen: View {
        @State private var log: [String] = []

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log").frame(height: 40)
                Color.gray.frame(width: 100, height: 100).accessibilityIdentifier("pad")
                    .onTapGesture(count: 2) { log.append("twice") }
                    .onLongPressGesture { log.append("held") }
                Color.red.frame(width: 100, height: 100).accessibilityLabel("From")
                    .gesture(
                        DragGesture(minimumDistance: 5).onEnded {
                            log.append("dragged \(Int($0.translation.width)) \(Int($0.translation.height))")
                        })
                Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("to")
                    .gesture(MagnifyGesture().onEnded { log.append("pinched \($0.magnification)") })
            }
        }
    }

    private let window = DisplayConfiguration(width: 100, height: 340)

    @Test func `fingers go to what is named`() throws {
        let test = ViewTest(Screen(), window)
        try test.doubleTap("pad")
        try test.longPress("pad")
        try test.drag(from: "From", to: "to")
        try test.drag("From", by: CGSize(width: 20, height: -30))
        try test.pinch("to", scale: 1.5)
        let log = try test.element("log").label
        #expect(log == "twice, held, dragged 0 100, dragged 20 -30, pinched 1.5")
    }

    @Test func `fingers go to points`() throws {
        let test = ViewTest(Screen(), window)
        #expect(test.doubleTap(at: CGPoint(x: 10, y: 50)))
        #expect(test.longPress(at: CGPoint(x: 90, y: 50)))
        test.drag(from: CGPoint(x: 10, y: 150), to: CGPoint(x: 60, y: 150))
        test.pinch(at: CGPoint(x: 50, y: 290), scale: 0.5)
        let log = try test.element("log").label
        #expect(log == "twice, held, dragged 50 0, pinched 0.5")
        #expect(!test.longPress(at: CGPoint(x: 50, y: 20)))
        #expect(!test.doubleTap(at: CGPoint(x: 50, y: 20)))
    }
}
