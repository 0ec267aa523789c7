import SwiftUITestHost
import Testing

/// Frames, padding and layers give views their sizes and places.
///
/// Numbers: worked out in each test from the sizes of its views and proposals. 10 points is the ideal length of colours
/// and shapes (documented by `replacingUnspecifiedDimensions`), 16 the default padding, 8 the inset of an editor's text
/// measured on iOS (Docs/Facts/IOSMetrics.md).
@MainActor
@Suite("Frames")
struct FrameTests {
    private func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        ViewTest(view).sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test func `a fixed frame is its size whatever is offered`() throws {
        let view = block("a", width: 10, height: 10).frame(width: 50, height: 40, alignment: .bottomTrailing)
        #expect(size(view, 20, nil) == CGSize(width: 50, height: 40))
        #expect(try ViewTest(view).frame(of: "a") == CGRect(x: 40, y: 30, width: 10, height: 10))
    }

    @Test func `a flexible frame takes what is offered within its limits`() {
        let view = Color.red.frame(minWidth: 30, maxWidth: 60, minHeight: 10, maxHeight: .infinity)
        #expect(size(view, 10, 5) == CGSize(width: 30, height: 10))
        #expect(size(view, 45, 100) == CGSize(width: 45, height: 100))
        #expect(size(view, 400, 7) == CGSize(width: 60, height: 10))
    }

    @Test func `a missing limit is the content's`() {
        let content = Color.red.frame(width: 40, height: 10)
        #expect(size(content.frame(minWidth: 60), 100, nil).width == 60)
        #expect(size(content.frame(minWidth: 20), 100, nil).width == 40)
        #expect(size(content.frame(maxWidth: 60), 100, nil).width == 60)
        #expect(size(content.frame(maxWidth: 60), 20, nil).width == 40)
        #expect(size(content.frame(maxWidth: 30), 100, nil).width == 30)
    }

    @Test func `content that fills at least the height of what scrolls has room to spread`() throws {
        func page(_ height: CGFloat) -> some View {
            ScrollView {
                VStack(spacing: 0) {
                    block("top", height: height)
                    Spacer(minLength: 0)
                    block("bottom", height: 20)
                }
                .frame(minHeight: 200)
            }
        }
        let display = DisplayConfiguration(width: 100, height: 200)
        let short = ViewTest(page(30), display)
        #expect(try short.frame(of: "top").minY == 0)
        #expect(try short.frame(of: "bottom").maxY == 200)
        let long = ViewTest(page(300), display)
        #expect(try long.frame(of: "top").height == 300)
        #expect(try long.frame(of: "bottom").maxY == 320)
    }

    @Test func `where nothing is offered a view takes what the limits of its frame leave`() throws {
        let test = ViewTest(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 60).accessibilityIdentifier("a")
                    TextEditor(text: .constant("One line")).frame(minHeight: 100)
                    Color.blue.frame(idealHeight: 90).frame(maxHeight: 40).accessibilityIdentifier("b")
                }
            }, DisplayConfiguration(width: 100, height: 400))
        #expect(try test.frame(of: "a").height == 60)
        // Below 60 points of colour; UITextView insets its text by 8.
        #expect(try test.text("One line").frame.minY == 60 + 8)
        #expect(try test.frame(of: "b").height == 40)
    }

    @Test func `ideal sizes answer where nothing is offered`() {
        let view = Color.red.frame(idealWidth: 70, idealHeight: 30)
        #expect(size(view, nil, nil) == CGSize(width: 70, height: 30))
        #expect(size(view.fixedSize(), 10, 10) == CGSize(width: 70, height: 30))
        #expect(size(view.fixedSize(horizontal: true, vertical: false), 10, 15) == CGSize(width: 70, height: 15))
    }

    @Test func `colours and shapes are 10 by 10 where nothing is offered`() {
        #expect(size(Color.red, nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(Rectangle(), nil, 50) == CGSize(width: 10, height: 50))
        #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test func `the default padding is 16`() throws {
        let test = ViewTest(block("a", width: 10, height: 10).padding())
        #expect(test.size == CGSize(width: 42, height: 42))
        #expect(try test.frame(of: "a").origin == CGPoint(x: 16, y: 16))
        #expect(ViewTest(Color.red.padding(.horizontal)).sizeThatFits(.unspecified) == CGSize(width: 42, height: 10))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(ViewTest(Color.red.padding(insets)).sizeThatFits(.unspecified) == CGSize(width: 16, height: 14))
    }

    @Test func `negative padding lets content stand out`() throws {
        let test = ViewTest(block("a").padding(-5).frame(width: 20, height: 20))
        #expect(try test.frame(of: "a") == CGRect(x: -5, y: -5, width: 30, height: 30))
    }

    @Test func `layers take the size of what they lie on`() throws {
        let test = ViewTest(
            block("a", width: 40, height: 20)
                .overlay(alignment: .topTrailing) { block("badge", width: 8, height: 8) }
                .background { block("back").padding(-2) })
        #expect(test.size == CGSize(width: 40, height: 20))
        #expect(try test.frame(of: "badge") == CGRect(x: 32, y: 0, width: 8, height: 8))
        #expect(try test.frame(of: "back") == CGRect(x: -2, y: -2, width: 44, height: 24))
    }

    @Test func `an aspect ratio fits or fills`() {
        let fit = Color.red.aspectRatio(2, contentMode: .fit)
        #expect(size(fit, 100, 100) == CGSize(width: 100, height: 50))
        #expect(size(fit, 100, 20) == CGSize(width: 40, height: 20))
        #expect(size(fit, 100, nil) == CGSize(width: 100, height: 50))
        let fill = Color.red.aspectRatio(2, contentMode: .fill)
        #expect(size(fill, 100, 100) == CGSize(width: 200, height: 100))
        #expect(size(fill, 100, 20) == CGSize(width: 100, height: 50))
        let own = Color.red.frame(idealWidth: 30, idealHeight: 10).aspectRatio(contentMode: .fit)
        #expect(size(own, 90, 90) == CGSize(width: 90, height: 30))
    }

    @Test func `an offset moves the view and not its neighbours`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                block("a", width: 10, height: 10).offset(x: 3, y: 4); block("b", width: 10, height: 10)
            })
        #expect(try test.frame(of: "a").origin == CGPoint(x: 3, y: 4))
        #expect(try test.frame(of: "b").origin == CGPoint(x: 10, y: 0))
    }

    @Test func `a position takes all the space and centres there`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 80)) {
            block("a", width: 10, height: 10).position(x: 20, y: 30)
        }
        #expect(test.size == CGSize(width: 100, height: 80))
        #expect(try test.frame(of: "a") == CGRect(x: 15, y: 25, width: 10, height: 10))
    }

    @Test func `each view of a group gets the frame of its own`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                Group {
                    block("a"); block("b")
                }.frame(width: 20, height: 10)
            })
        #expect(test.size == CGSize(width: 40, height: 10))
        #expect(try test.frame(of: "b").minX == 20)
    }
}

/// Views keep their state for as long as their identity lasts.
///
/// Numbers: the padding of 20 points in the test.
@MainActor
@Suite("Identity")
struct IdentityTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button(action: { count += 1 }) { Text(verbatim: "\(name) \(count)") }.accessibilityIdentifier(name)
        }
    }

    private struct Row: Identifiable {
        let id: Int
    }

    @Test func `state follows an element that moves`() throws {
        func rows(_ ids: [Int]) -> some View {
            VStack { ForEach(ids.map { Row(id: $0) }) { Counter(name: "row \($0.id)") } }
        }
        let test = ViewTest(rows([1, 2, 3]))
        try test.tap("row 2")
        test.update(rows([3, 2, 4, 1]))
        #expect(try test.element("row 2").label == "row 2 1")
        #expect(try test.element("row 1").label == "row 1 0")
        let order = test.elements.compactMap(\.identifier)
        #expect(order == ["row 3", "row 2", "row 4", "row 1"])
        test.update(rows([1]))
        test.update(rows([2, 1]))
        #expect(try test.element("row 2").label == "row 2 0")
    }

    @Test func `the branches of a condition are different views`() throws {
        func branch(_ first: Bool) -> some View {
            VStack { if first { Counter(name: "one") } else { Counter(name: "one") } }
        }
        let test = ViewTest(branch(true))
        try test.tap("one")
        #expect(try test.element("one").label == "one 1")
        test.update(branch(false))
        #expect(try test.element("one").label == "one 0")
    }

    @Test func `a modifier's value changes without losing state`() throws {
        func padded(_ length: CGFloat) -> some View { Counter(name: "one").padding(length) }
        let test = ViewTest(padded(1))
        try test.tap("one")
        test.update(padded(20))
        #expect(try test.element("one").label == "one 1")
        #expect(try test.frame(of: "one").minX > 19)
    }

    @Test func `only new elements are evaluated`() {
        func rows(_ count: Int) -> some View { VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
        let test = ViewTest(rows(100))
        _ = test.size
        let before = test.bodyEvaluations
        test.update(rows(101))
        #expect(test.bodyEvaluations - before <= 1)
    }
}
