import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The preview of a context menu replaces its view.
///
/// Numbers: worked out from the room of 366 × 763 points (margins of 12 in the safe area), items of 44, 8 between
/// preview and menu, and growth by 5 %: as laid out today by eye, not compared with a device.
@MainActor
@Suite("Context menus: what they are about")
struct ContextPreviewTests {
    /// In its safe area, less the margins at its sides.
    private static let room = CGRect(x: 12, y: 47, width: 366, height: 763)

    private struct Page: View {
        var alignment = Alignment.center
        var size: CGSize? = CGSize(width: 200, height: 120)
        var count = 2
        @State private var number = 0

        var body: some View {
            source.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }

        @ViewBuilder private var source: some View {
            let text = Text("Document \(number)").frame(width: 100, height: 40)
            if let size {
                text.contextMenu {
                    items
                } preview: {
                    Text("Preview").frame(width: size.width, height: size.height)
                }
            } else {
                text.contextMenu { items }
            }
        }

        private var items: some View {
            ForEach(1...count, id: \.self) { item in
                Button("Item \(item)") { number += 1 }.menuActionDismissBehavior(.disabled)
            }
        }
    }

    private func open(
        _ page: Page, _ configuration: DisplayConfiguration = ContextMenuTests.phone
    ) throws -> (test: ViewTest<Page>, source: CGRect) {
        let test = ViewTest(page, configuration)
        let source = try test.frame(of: "Document 0")
        try test.longPress("Document 0")
        return (test, source)
    }

    @Test func `the preview is where the view was, with the same middle, and the menu below it`() throws {
        let (test, source) = try open(Page())
        let preview = try test.preview
        #expect(preview.size == CGSize(width: 200, height: 120))
        #expect(isNear(preview.midX, source.midX, by: 0.6) && isNear(preview.midY, source.midY, by: 0.6))
        #expect(try test.menu.minY == preview.maxY + 8)
        #expect(try test.menu.midX == preview.midX)
        #expect(!test.displayList.drawnTexts.contains("Document 0"), "the view itself is not seen")
        #expect(test.displayList.drawnTexts.contains("Preview"))
        #expect(isNear(try test.text("Preview").frame.midY, source.midY, by: 1))
    }

    @Test(
        arguments: [
            Alignment.topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        ], [LayoutDirection.leftToRight, .rightToLeft])
    func `near an edge the preview stays on screen, with its menu`(alignment: Alignment, direction: LayoutDirection)
        throws
    {
        var phone = ContextMenuTests.phone
        phone.layoutDirection = direction
        let (test, source) = try open(Page(alignment: alignment), phone)
        let (preview, menu) = (try test.preview, try test.menu)
        #expect(Self.room.contains(preview) && Self.room.contains(menu))
        #expect(preview.size == CGSize(width: 200, height: 120))
        // As near to the view as that allows.
        #expect(isNear(preview.midX, min(max(source.midX, 112), 278), by: 0.6))
        #expect(isNear(preview.midY, min(max(source.midY, 107), 750), by: 0.6))
        let isLow = alignment.vertical == .bottom
        #expect(isLow ? menu.maxY == preview.minY - 8 : menu.minY == preview.maxY + 8)
        // They share the edge of the screen that the view is nearer to.
        if source.midX < 194 { #expect(menu.minX == preview.minX) }
        if source.midX > 196 { #expect(menu.maxX == preview.maxX) }
    }

    @Test func `a preview gives way to a menu that has no room below or above it`() throws {
        // 10 items are 440 high.
        let (test, source) = try open(Page(count: 10))
        let (preview, menu) = (try test.preview, try test.menu)
        #expect(menu.height == 440 && preview.size == CGSize(width: 200, height: 120))
        #expect(menu.maxY == Self.room.maxY && preview.maxY == menu.minY - 8)
        #expect(preview.midY < source.midY)
    }

    @Test func `a preview that is too large is seen smaller, as a whole, and the menu has its room`() throws {
        let (test, _) = try open(Page(size: CGSize(width: 500, height: 1_000), count: 4))
        let (preview, menu) = (try test.preview, try test.menu)
        #expect(menu.height == 176)
        #expect(isNear(preview.height, 763 - 8 - 176, by: 1) && isNear(preview.width * 2, preview.height, by: 1))
        #expect(preview.minY == Self.room.minY && menu.minY == preview.maxY + 8 && menu.maxY == Self.room.maxY)
        let text = try test.text("Preview").frame
        #expect(isNear(text.midX, preview.midX, by: 1) && isNear(text.midY, preview.midY, by: 1))
        let (element, drawn) = (try test.frame(of: "Preview"), preview)
        #expect(isNear(element.midY, drawn.midY, by: 1) && drawn.insetBy(dx: -1, dy: -1).contains(element))
    }

    @Test func `a menu with many items leaves half of the room to a large preview, and scrolls`() throws {
        let (test, _) = try open(Page(size: CGSize(width: 300, height: 600), count: 30))
        let (preview, menu) = (try test.preview, try test.menu)
        #expect(isNear(menu.height, 763 / 2, by: 1))
        #expect(isNear(preview.height, 763 / 2 - 8, by: 1))
        let (small, _) = try open(Page(count: 30))
        #expect(try small.preview.height == 120)
        #expect(try small.menu.height == 763 - 8 - 120)
    }

    @Test func `in a low window the menu stands beside a preview that has no room above it`() throws {
        let low = DisplayConfiguration(
            width: 844, height: 390, safeAreaInsets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
        let (test, source) = try open(Page(size: CGSize(width: 240, height: 320), count: 4), low)
        let (preview, menu) = (try test.preview, try test.menu)
        #expect(preview.size == CGSize(width: 240, height: 320))
        #expect(menu.minX == preview.maxX + 8 && menu.minY == preview.minY)
        #expect(preview.midX < source.midX, "as far as the menu asks for")
        #expect(isNear(menu.maxX, 785))
        let (small, _) = try open(Page(size: nil, count: 4), low)
        #expect(try small.menu.minY >= small.preview.maxY, "a small view has its menu below it")
        let (high, _) = try open(Page(size: CGSize(width: 900, height: 900), count: 4), low)
        #expect(try high.preview.minY == 8 && high.menu.minY >= 8, "apart from the edge of the screen")
    }

    @Test func `a view without a preview is lifted itself, a little larger, and follows its state`() throws {
        let (test, source) = try open(Page(size: nil))
        let preview = try test.preview
        #expect(isNear(preview.width, 105, by: 0.6) && isNear(preview.height, 42, by: 0.6))
        #expect(isNear(preview.midX, source.midX, by: 1) && isNear(preview.midY, source.midY, by: 1))
        #expect(test.displayList.drawnTexts.count { $0 == "Document 0" } == 1, "not in its place as well")
        #expect(isNear(try test.menu.minY, preview.maxY + 8, by: 0.6))
        try test.tap("Item 1")
        #expect(test.displayList.drawnTexts.contains("Document 1"))
        // It is only a picture: a tap there closes the menu.
        test.tap(at: CGPoint(x: preview.midX, y: preview.midY))
        #expect(test.has("Document 1") && !test.has("Item 1"))
        #expect(test.displayList.drawnTexts.contains("Document 1"), "it is back in its place")
    }

    @Test func `a view that is wider than the room is seen smaller`() throws {
        let test = ViewTest(
            Text("Wide").frame(maxWidth: .infinity, minHeight: 60).contextMenu { Button("Item") {} },
            ContextMenuTests.phone)
        try test.longPress("Wide")
        #expect(try test.preview.width == 366)
    }

    // MARK: The way

    @Test func `the preview grows out of its view, and goes back there, while the view is away`() throws {
        var phone = ContextMenuTests.phone
        phone.animates = true
        let test = ViewTest(Page(alignment: .topLeading), phone)
        _ = test.elements
        try test.touch("Document 0")
        test.advance(by: 0.51)
        test.advance(by: 0.04)
        let start = try #require(test.plate)
        #expect(start.width < 160 && start.width >= 100 && start.midX < 80)
        test.advance(by: 0.1)
        let middle = try #require(test.plate)
        #expect(middle.width > start.width && middle.width < 200)
        test.advance(by: 1)
        #expect(isNear(try #require(test.plate), try test.preview))
        try test.lift()
        test.tap(at: CGPoint(x: 200, y: 800))
        test.advance(by: 0.1)
        #expect(try #require(test.plate).width < 200)
        test.advance(by: 1)
        #expect(test.plate == nil)
        #expect(test.displayList.drawnTexts.contains("Document 0"))
    }

    @Test func `whoever wants less motion sees the preview fade in where it stands`() throws {
        var phone = ContextMenuTests.phone
        phone.animates = true
        phone.accessibility = .reduceMotion
        let test = ViewTest(Page(), phone)
        try test.touch("Document 0")
        test.advance(by: 0.505)
        test.advance(by: 0.1)
        #expect(isNear(try #require(test.plate), try test.preview))
        #expect(test.displayList.drawnTexts.contains("Document 0"), "the view fades out")
        test.advance(by: 1)
        #expect(!test.displayList.drawnTexts.contains("Document 0"))
    }

    private enum Place: CaseIterable { case stack, list, selection }

    private struct Names: View {
        let place: Place
        @State private var names = ["Document", "Page"]
        @State private var chosen: String?

        var body: some View {
            switch place {
            case .stack: VStack { ForEach(names, id: \.self, content: row) }
            case .list: List(names, id: \.self, rowContent: row)
            case .selection:
                List(names, id: \.self, selection: $chosen) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { chosen in
                        Button("Remove") { withAnimation { names.removeAll { chosen.contains($0) } } }
                    }
            }
        }

        private func row(_ name: String) -> some View {
            Text(name).contextMenu { Button("Remove") { withAnimation { names.removeAll { $0 == name } } } }
        }
    }

    @Test(arguments: Place.allCases)
    private func `a view that goes by its menu is seen until the menu has gone`(place: Place) throws {
        var phone = ContextMenuTests.phone
        phone.animates = true
        let test = ViewTest(Names(place: place), phone)
        try test.longPress("Document", for: 0.6)
        test.advance(by: 1)
        let preview = try test.preview
        #expect(test.displayList.drawnTexts.contains("Document"))
        try test.tap("Remove")
        #expect(!test.has("Remove"))
        test.advance(by: 0.05)
        #expect(test.displayList.drawnTexts.contains("Document") && test.displayList.drawnTexts.contains("Remove"))
        #expect(abs(try test.preview.midY - preview.midY) < 30, "it stays where it was, or goes with its view")
        test.advance(by: 1)
        #expect(test.displayList.drawnTexts == ["Page"])
        try test.longPress("Page", for: 0.6)
        #expect(test.has("Remove"))
    }

    // MARK: Shapes

    @Test(arguments: [true, false])
    func `a view is lifted in the shape that it says`(isInside: Bool) throws {
        let picture = Color.red.frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("Picture")
        let inside = picture.contentShape(.contextMenuPreview, Circle()).contextMenu { Button("Item") {} }
        let outside = picture.contextMenu { Button("Item") {} }.contentShape(.contextMenuPreview, Circle())
        let test = ViewTest(
            VStack { if isInside { inside } else { outside } }, ContextMenuTests.phone)
        try test.longPress("Picture")
        #expect(test.has("Item"), "touches are taken all over it")
        let clips = Drawn.groups(test.displayList).compactMap(\.clip?.geometry)
        let whole = CGRect(x: 0, y: 0, width: 80, height: 80)
        #expect(
            clips.contains {
                if case .roundedRect = $0 { false } else { isNear($0.bounds, whole) }
            })
    }
}

extension ViewTest {
    /// The target of the preview of the menu in front.
    var preview: CGRect {
        get throws {
            layout()
            return try #require((host.root.layers.last as? PresentationBox)?.preview).frame(in: .global)
        }
    }

    /// The frame of the menu.
    var menu: CGRect { get throws { try #require(elements.first { $0.role == "menu" }).frame } }

    /// The place in which the plate of a preview is drawn.
    var plate: CGRect? {
        layout()
        return displayList.plate(under: .identity)
    }
}

extension DisplayList {
    /// The texts that are drawn.
    var drawnTexts: [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .text(let run): [run.text]
            case .group(let group): group.content.drawnTexts
            default: []
            }
        }
    }

    /// The first part with rounded corners and a shadow around it.
    fileprivate func plate(under transform: CGAffineTransform) -> CGRect? {
        items.firstNonNil { item -> CGRect? in
            guard case .group(let group) = item else { return nil }
            let inner = group.transform.concatenating(transform)
            if group.filters.isEmpty { return group.content.plate(under: inner) }
            guard case .group(let plate)? = group.content.items.first, let clip = plate.clip else { return nil }
            return clip.geometry.bounds.applying(plate.transform.concatenating(inner))
        }
    }
}
