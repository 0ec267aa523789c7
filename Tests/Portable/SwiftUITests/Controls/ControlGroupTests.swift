import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Control groups lay their controls out side by side, or in a column where there is no room.
///
/// Numbers: 34.5 is the height of a bordered button (a line of 20.5 and 2 × 7), as laid out today; not compared with a
/// device for groups. Widths are those of the windows in the tests.
@MainActor
@Suite("Control groups")
struct ControlGroupTests {
    private struct Page: View {
        var labels = ["Cut", "Copy", "Paste here"]
        var body: some View {
            ControlGroup("Edit") { ForEach(labels, id: \.self) { label in Button(label) {} } }
        }
    }

    private func frames(
        _ page: Page, _ size: DynamicTypeSize = .large, width: CGFloat = 390
    ) throws -> [CGRect] {
        let test = ViewTest(page, DisplayConfiguration(width: width, height: 800, dynamicTypeSize: size))
        #expect(!test.texts.contains { $0.isTruncated })
        return try page.labels.map { try test.frame(of: $0) }
    }

    @Test func `the controls of a group stand beside each other, each as wide as its label wants`() throws {
        let frames = try frames(Page())
        #expect(frames.map(\.height) == [34.5, 34.5, 34.5])
        #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == frames[2].minX)
        #expect(frames[0].width < frames[2].width)
    }

    @Test(arguments: [
        (DynamicTypeSize.accessibility3, CGFloat(390)), (.accessibility5, 390), (.large, 200),
        (.accessibility5, 200),
    ])
    func `controls that have no room beside each other stand below each other within the window`(
        size: DynamicTypeSize, width: CGFloat
    ) throws {
        let frames = try frames(Page(), size, width: width)
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.width == frames[0].width })
        #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    }

    @Test func `a label that is wider than the window has several lines in its share`() throws {
        let label = "Let somebody else decide about this one"
        let frames = try frames(Page(labels: [label, "No"]), .accessibility3)
        #expect(frames[0].width == 390 && frames[1].width == 390)
        #expect(frames[0].height > 2 * frames[1].height - 20)
    }

    @Test func `a control of a group in a column can be pressed where it stands`() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View {
                VStack {
                    ControlGroup {
                        Button("Decrease the number") { count -= 1 }
                        Button("Increase the number") { count += 1 }
                    }
                    Text("count \(count)")
                }
            }
        }
        let test = ViewTest(
            Counter(), DisplayConfiguration(width: 390, height: 800, dynamicTypeSize: .accessibility2))
        try test.tap("Increase the number")
        try test.tap("Increase the number")
        #expect(test.has("count 2"))
        try test.tap("Decrease the number")
        #expect(test.has("count 1"))
    }

    @Test func `toggles of a group are buttons with a veil while they are on, not switches`() throws {
        struct Formats: View {
            @State private var isBold = true
            @State private var isItalic = false

            var body: some View {
                ControlGroup {
                    Toggle("Bold", isOn: $isBold)
                    Toggle("Italic", isOn: $isItalic)
                }
            }
        }
        let test = ViewTest(Formats(), DisplayConfiguration(width: 300, height: 100))
        let (bold, italic) = (try test.element("Bold"), try test.element("Italic"))
        #expect(bold.role == "toggle" && bold.isSelected && !italic.isSelected)
        #expect(bold.frame.maxX <= italic.frame.minX && bold.frame.height == italic.frame.height)
        // As wide as their words, without a switch beside these.
        #expect(try bold.frame.width < test.text("Bold").frame.width + 40)
        let point = CGPoint(x: italic.frame.minX + 3, y: italic.frame.midY)
        let before = try test.color(at: point).hex
        try test.tap("Italic")
        #expect(try test.element("Italic").isSelected)
        #expect(try test.color(at: point).hex != before)
    }
}
