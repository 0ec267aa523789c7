import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Layout equals pictures of iOS within a pixel at display scale 3.
///
/// Numbers: the section "Measured in pictures of iOS 17.5 and 18.5" of Docs/Facts/IOSMetrics.md. Not in that
/// section: the frame of `star`, taken as that of `star.fill`, which is not compared with a device.
@MainActor
@Suite("Measured in pictures of iOS")
struct MeasuredOnIOSTests {
    private let screen = DisplayConfiguration(width: 393, height: 852, displayScale: 3)

    private func isClose(_ length: CGFloat, _ measured: CGFloat) -> Bool { abs(length - measured) <= 0.34 }

    @Test func `inset grouped rows: margins, insets, header, footer and gaps`() throws {
        let test = ViewTest(
            List {
                Section("First") { Color.red.frame(height: 22).accessibilityIdentifier("a") }
                Section {
                    Color.red.frame(height: 22).accessibilityIdentifier("b")
                } header: {
                    Text("Second")
                } footer: {
                    Text("Foot")
                }
                Section("Third") { Color.red.frame(height: 22).accessibilityIdentifier("c") }
            }, screen)
        let (a, b, c) = try (test.frame(of: "a"), test.frame(of: "b"), test.frame(of: "c"))
        // Elements of rows are as large as their rows.
        #expect(a.minX == 20 && a.maxX == 393 - 20)
        #expect(isClose(a.height, 44))
        #expect(isClose(a.minY, 38.67))
        #expect(isClose(b.minY - a.maxY, 56.33))
        #expect(isClose(c.minY - b.maxY, 72.33))
        #expect(try test.text("FIRST").frame.minX == 40)
        #expect(isClose(try test.frame(of: "FIRST").height, 38.67))
        #expect(isClose(try test.frame(of: "Foot").height, 33.67))
        #expect(try isClose(test.text("FIRST").frame.minY, 17))
        #expect(try isClose(test.text("Foot").frame.minY - b.maxY, 6))
    }

    @Test func `spacing between texts follows from the lower one's leading`() throws {
        let test = ViewTest(
            VStack {
                Text("A").font(.headline)
                Text("B").font(.subheadline)
                Text("C").font(.subheadline.weight(.medium))
                Text("D").font(.caption)
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("shape")
                Text("E").padding(1).background(Color.red)
                HStack {
                    Text("F").font(.caption)
                    Spacer()
                }
                Text("G").font(.system(size: 12))
            }, screen)
        func gap(_ above: String, _ below: String) throws -> CGFloat {
            try test.text(below).frame.minY - test.text(above).frame.maxY
        }
        #expect(isClose(try gap("A", "B"), 2.33))
        #expect(isClose(try gap("C", "D"), 2))
        #expect(try test.frame(of: "shape").minY - test.text("D").frame.maxY == 8)
        #expect(isClose(try test.text("E").frame.minY - test.frame(of: "shape").maxY, 8 + 1))
        #expect(isClose(try gap("E", "F"), 1 + 8))
        // A font without leading adds none, and a spacer in the row has no effect.
        #expect(isClose(try gap("F", "G"), 0))
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func `texts follow each other as lines of one text, at each type size`(size: DynamicTypeSize) throws {
        var configuration = screen
        configuration.dynamicTypeSize = size
        for style in Font.TextStyle.allCases {
            let pair = ViewTest(
                VStack {
                    Text("A"); Text("B")
                }.font(.system(style)), configuration)
            let lines = ViewTest(Text("A\nB").font(.system(style)), configuration)
            let line = ViewTest(Text("A").font(.system(style)), configuration).size.height
            // Lines of one text overlap where the pitch is less than a line; texts do not.
            #expect(abs(pair.size.height - max(lines.size.height, 2 * line)) <= 1.34, "\(style)")
        }
    }

    @Test func `lines are at the pitch of their text style`() {
        func height(_ text: String, _ font: Font) -> CGFloat { ViewTest(Text(text).font(font), screen).size.height }
        #expect(isClose(height("A", .caption), 14.33))
        #expect(isClose(height("A\nB", .caption), 30.33))
        #expect(isClose(height("A\nB\nC", .caption), 46.33))
        #expect(isClose(height("A\nB", .system(size: 12)), 28.67))
        #expect(isClose(height("A\nB", .body), 20.33 + 22))
        #expect(isClose(height("A\nB", .subheadline), 18 + 20))
    }

    @Test func `wrapped text is as wide as its lines with the spaces that they break at`() throws {
        let word = ViewTest(Text("wrapped"), screen).size.width
        let spaced = ViewTest(Text("wrapped "), screen).size.width
        let narrow = ViewTest(
            HStack(spacing: 0) {
                Text("wrapped wrapped").accessibilityIdentifier("text")
                Color.red.frame(width: 393 - spaced - 1)
            }, screen)
        #expect(narrow.size.height > 40)
        #expect(isClose(try narrow.frame(of: "text").width, spaced))
        #expect(spaced > word + 2)
    }

    @Test func `bordered buttons`() throws {
        let test = ViewTest(Button("Delete") {}.buttonStyle(.bordered), screen)
        #expect(isClose(test.size.height, 34.33))
        #expect(isClose(test.size.width, 73.33), "\(test.size.width)")
    }

    @Test(arguments: [
        ("star.fill", Font.title2, CGFloat(28.2), CGFloat(26.33) as CGFloat?), ("star", .title2, 28.2, 26.33),
        ("mic.fill", .body, 17.33, 20), ("person.circle.fill", .title2, 25.67, nil as CGFloat?),
    ])
    func `symbols have the frames that were measured`(
        name: String, font: Font, width: CGFloat, height: CGFloat?
    ) throws {
        let size = ViewTest(Image(systemName: name).font(font), screen).size
        #expect(isClose(size.width, width), "\(size)")
        #expect(isClose(size.height, height ?? size.height), "\(size)")
    }

    @Test func `fields`() throws {
        func height(_ view: some View) -> CGFloat { ViewTest(view, screen).size.height }
        #expect(isClose(height(TextField("Name", text: .constant(""))), 22))
        #expect(isClose(height(TextField("Name", text: .constant("Ada"))), 22))
        #expect(isClose(height(SecureField("Name", text: .constant(""))), 21))
        #expect(isClose(height(SecureField("Name", text: .constant("Ada"))), 20.33))
    }

    @Test func `bullets are discs of 7.33 points, 10.25 apart, in the middle`() throws {
        let list = ViewTest(SecureField("Name", text: .constant("Ada")), screen).displayList
        let discs = list.filledEllipses
        #expect(discs.count == 3)
        let first = try #require(discs.first)
        #expect(isClose(first.width, 7.33) && isClose(first.height, 7.33) && isClose(first.midY, 10.17))
        #expect(zip(discs, discs.dropFirst()).allSatisfy { isClose($1.midX - $0.midX, 10.25) })
    }

    @Test func `the caret of an editor starts 5 points in and 8 down`() {
        let test = ViewTest(TextEditor(text: .constant("A")), screen)
        let text = test.texts.first { $0.string == "A" }
        #expect(text?.frame.minX == 5 && text?.frame.minY == 8)
    }

    // MARK: Accessibility

    @Test func `actions are offered in reverse order`() throws {
        let test = ViewTest(
            Text("A").accessibilityActions {
                Button("one") {}
                Button("two") {}
                Button("three") {}
            }, screen)
        #expect(try test.element("A").actions == ["three", "two", "one"])
    }

    @Test func `the name of a symbol is left out beside texts`() throws {
        let test = ViewTest(
            HStack {
                Image(systemName: "person.circle.fill")
                VStack {
                    Text("John Doe"); Text("Online")
                }
            }.accessibilityElement(children: .combine), screen)
        #expect(test.has("John Doe, Online"))
        let named = ViewTest(
            HStack {
                Image(systemName: "person.circle.fill").accessibilityLabel("Portrait")
                Text("John Doe")
            }.accessibilityElement(children: .combine), screen)
        #expect(named.has("Portrait, John Doe"))
    }

    @Test func `a filled field has its text as value and no label, an empty one its placeholder`() throws {
        func field(_ view: some View) throws -> ViewElement { try ViewTest(view, screen).element("Name") }
        let filled = try field(TextField("Name", text: .constant("Ada")))
        #expect(filled.label.isEmpty && filled.value == "Ada" && filled.placeholder == "Name")
        #expect(try field(TextField("Name", text: .constant(""))).label == "Name")
        let secret = try field(SecureField("Name", text: .constant("Ada")))
        #expect(secret.label.isEmpty && secret.value == "•••")
    }

    @Test func `images with a label have the trait`() throws {
        #expect(try ViewTest(Image(systemName: "star"), screen).elements.first?.traits.contains(.isImage) == true)
    }

    @Test func `an element has the frame of the view that its modifier is applied to`() throws {
        let test = ViewTest(
            Text("A").padding(20).background(Color.red).accessibilityAddTraits(.isButton), screen)
        #expect(try test.frame(of: "A").size == test.size)
    }

    @Test func `a row's element has the frame of the row`() throws {
        let test = ViewTest(List { Text("A") }, screen)
        #expect(try isClose(test.frame(of: "A").height, 44) && test.frame(of: "A").width == 353)
    }

    @Test func `combined elements keep the importance of custom content`() throws {
        let test = ViewTest(
            VStack {
                Text("A").accessibilityCustomContent("Size", "Small", importance: .high)
                Text("B").accessibilityCustomContent("Age", "4 years")
            }.accessibilityElement(children: .combine), screen)
        #expect(test.elements.first?.customContent.map(\.isImportant) == [true, false])
    }
}
