import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI
@testable import SwiftUITestHost

/// What a context menu is about stays in sight.
@MainActor
@Suite("Context menus: what they are about")
struct LiftedSourceTests {
    private struct Page: View {
        @State private var count = 0
        var hasPreview = false

        var body: some View {
            VStack {
                if hasPreview {
                    text.contextMenu {
                        Button("Other") {}
                    } preview: {
                        Text("Preview")
                    }
                } else {
                    text.contextMenu { Button("Count") { count += 1 }.menuActionDismissBehavior(.disabled) }
                }
                Spacer()
            }
        }

        private var text: some View { Text("Document \(count)") }
    }

    /// The groups that are cut to a rectangle with corners, in the order in which they are drawn.
    private func cut(_ list: DisplayList, to frame: CGRect) -> [DisplayList] {
        list.items.flatMap { item -> [DisplayList] in
            guard case .group(let group) = item else { return [] }
            if case .roundedRect(let rect, _, _)? = group.clip?.geometry, rect.insetBy(dx: -1, dy: -1).contains(frame),
                frame.insetBy(dx: -1, dy: -1).contains(rect)
            {
                return [group.content]
            }
            return cut(group.content, to: frame)
        }
    }

    private func texts(_ list: DisplayList) -> Int {
        list.items.reduce(0) { sum, item in
            if case .group(let group) = item { return sum + texts(group.content) }
            if case .text = item { return sum + 1 }
            return sum
        }
    }

    @Test func `the view is drawn over what dims the rest, and follows its state`() throws {
        let test = ViewTest(Page(), ContextMenuTests.phone)
        let frame = try test.frame(of: "Document 0")
        #expect(cut(test.displayList, to: frame).isEmpty)
        try test.longPress("Document 0")
        let before = try #require(cut(test.displayList, to: frame).first)
        #expect(texts(before) == 1)
        // It is only a picture: a tap there closes the menu.
        try test.tap("Count")
        let after = try #require(cut(test.displayList, to: try test.text("Document 1").frame).first)
        #expect(after != before)
        test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(test.has("Document 1") && !test.has("Count"))
        #expect(cut(test.displayList, to: frame).isEmpty)
    }

    @Test func `with a preview that takes its place`() throws {
        let test = ViewTest(Page(hasPreview: true), ContextMenuTests.phone)
        let frame = try test.frame(of: "Document 0")
        try test.longPress("Document 0")
        #expect(cut(test.displayList, to: frame).isEmpty)
    }

    @Test func `in a list it is the whole row`() throws {
        let test = ViewTest(
            List(0..<5) { row in Text("Row \(row)").contextMenu { Button("Copy") {} } }, ContextMenuTests.phone)
        let text = try test.text("Row 2").frame
        try test.longPress("Row 2")
        let row = CGRect(x: 16, y: text.midY - 22, width: 358, height: 44)
        #expect(cut(test.displayList, to: row).count == 1)
        #expect(try #require(test.elements.first { $0.role == "menu" }).frame.minY >= row.maxY + 7)
    }
}
