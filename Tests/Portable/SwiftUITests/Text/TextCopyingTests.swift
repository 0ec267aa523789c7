import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Static text that people may copy.
@MainActor
struct TextCopyingTests {
    private struct Page: View {
        @State private var taps = 0

        var body: some View {
            VStack(spacing: 20) {
                Text("first").padding()
                Text("second")
                Text("fixed").textSelection(.disabled)
                Button("tapped \(taps)") { taps += 1 }
            }
            .textSelection(.enabled)
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 400)

    @Test func `a finger that stays offers to copy the text`() throws {
        let test = ViewTest(Page(), screen)
        let plain = test.displayList.fills.count
        try test.longPress("second")
        #expect(test.displayList.fills.count > plain, "the text is marked")
        let bar = try test.frame(of: "Copy")
        let text = try test.text("second").frame
        #expect(bar.minY >= text.maxY || bar.maxY <= text.minY, "beside the text: \(bar), \(text)")
        #expect(bar.minX < text.maxX && bar.maxX > text.minX, "beside the text: \(bar), \(text)")
        try test.tap("Copy")
        #expect(test.pasteboard == "second")
        #expect(!test.has("Copy"))
        #expect(test.displayList.fills.count == plain)
    }

    @Test func `a tap elsewhere copies nothing`() throws {
        let test = ViewTest(Page(), screen)
        try test.longPress("first")
        test.tap(at: CGPoint(x: 10, y: 390))
        #expect(!test.has("Copy"))
        #expect(test.pasteboard == nil)
    }

    @Test func `short touches and text that may not be selected do nothing`() throws {
        let test = ViewTest(Page(), screen)
        try test.longPress("second", for: 0.3)
        #expect(!test.has("Copy"))
        try test.longPress("fixed")
        #expect(!test.has("Copy"))
        try test.tap("tapped 0")
        #expect(test.has("tapped 1"))
        let plain = ViewTest(Text("plain").background(.gray), screen)
        plain.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200), duration: 1)
        #expect(!plain.has("Copy"))
    }
}
