import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Texts and pictures that tests and tools see: those that are drawn, wherever they are drawn.
///
/// Numbers: places that the canvas draws at, moved by its translation and the padding of 7; bold has the weight 700.
@MainActor
@Suite("Visible elements")
struct VisibleElementTests {
    @Test func `texts and pictures of a canvas are seen at their places`() throws {
        let test = ViewTest(
            Canvas { context, _ in
                context.translateBy(x: 10, y: 20)
                context.draw(
                    Text("Moved").font(.system(size: 20, weight: .bold)), in: CGRect(x: 5, y: 5, width: 200, height: 50)
                )
                context.draw(
                    Image(systemName: "star").symbolRenderingMode(.monochrome),
                    in: CGRect(x: 0, y: 40, width: 16, height: 16))
                var faded = context
                faded.opacity = 0.5
                faded.addFilter(.shadow(radius: 2))
                faded.draw(Text("Faded"), at: CGPoint(x: 50, y: 100), anchor: .topLeading)
            }
            .frame(width: 300, height: 200)
            .padding(7), DisplayConfiguration(width: 314, height: 214))
        let moved = try test.text("Moved")
        #expect(moved.frame.origin == CGPoint(x: 22, y: 32))
        #expect(moved.fontSize == 20)
        #expect(moved.fontWeight == 700)
        #expect(moved.baselines.count == 1)
        #expect(moved.baselines[0] > moved.frame.minY && moved.baselines[0] < moved.frame.maxY)
        #expect(try test.text("Faded").frame.origin == CGPoint(x: 67, y: 127))
        #expect(test.images.map(\.frame) == [CGRect(x: 17, y: 67, width: 16, height: 16)])
        #expect(!test.has("Moved"), "a canvas has no elements")
    }

    @Test func `a text that is cut off in a canvas says so`() throws {
        let test = ViewTest(
            Canvas { context, _ in
                context.draw(Text("A long text that has no room"), in: CGRect(x: 0, y: 0, width: 60, height: 20))
            }
            .frame(width: 100, height: 40))
        #expect(try test.text("A long text that has no room").isTruncated)
    }

    @Test func `texts are listed from back to front, and once`() {
        let test = ViewTest(
            ZStack {
                Text("front").zIndex(1)
                Text("back").shadow(radius: 3)
                Text("masked").mask { Text("mask") }
            })
        #expect(test.texts.map(\.string) == ["back", "masked", "mask", "front"])
    }

    @Test func `texts that are not drawn are not seen`() {
        let test = ViewTest(
            VStack {
                Text("shown")
                Text("hidden").hidden()
                Text("clear").opacity(0)
                Text("private").privacySensitive().redacted(reason: .privacy)
            })
        #expect(test.texts.map(\.string) == ["shown"])
    }

    @Test func `an empty text is seen where it is`() throws {
        let test = ViewTest(
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                Text(verbatim: " ")
            })
        #expect(try test.text(" ").frame.minY == 30)
    }

    @Test func `annotations change nothing that is drawn`() {
        var plain = DisplayList([.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.black))])
        let annotated = {
            var list = DisplayList()
            list.annotate(VisibleElement(.text, name: "x", frame: .zero))
            list.append(contentsOf: plain)
            return list
        }()
        #expect(annotated == plain)
        #expect(annotated.items.count == 1)
        plain.append(DisplayGroup(annotated, transform: CGAffineTransform(translationX: 3, y: 4)))
        #expect(plain.visibleElements.map(\.frame.origin) == [CGPoint(x: 3, y: 4)])
    }

    @Test func `a copy of a group has no further elements`() {
        var list = DisplayList()
        list.annotate(VisibleElement(.image, name: "x", frame: .zero))
        list.append(.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.black)))
        var copy = DisplayGroup(list, transform: CGAffineTransform(translationX: 9, y: 0))
        copy.isCopy = true
        var both = list
        both.append(copy)
        #expect(both.visibleElements.count == 1)
    }
}
