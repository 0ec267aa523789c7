import SwiftUI
import SwiftUITestHost
import Testing

/// Stacks without a proposed length across: flexible views are as long as the longest view.
///
/// Numbers: worked out in each test from the sizes of its views; 10 points is the ideal length of colours (documented
/// by `replacingUnspecifiedDimensions`).
@MainActor
@Suite("Views as long as their stack")
struct StretchTests {
    private let phone = DisplayConfiguration(width: 390, height: 700)

    @Test func `the divider of a row that takes its own height is as high as the row`() throws {
        let row = HStack(spacing: 0) {
            block("tall", width: 50, height: 60)
            block("line", width: 1)
            VStack(spacing: 0) {
                block("end", width: 10, height: 10); block("rest", width: 10)
            }
        }
        for view in [AnyView(row.fixedSize(horizontal: false, vertical: true)), AnyView(ScrollView { row })] {
            let test = ViewTest(view, phone)
            let top = try test.frame(of: "tall").minY
            #expect(try test.frame(of: "line").minY == top)
            #expect(try test.frame(of: "line").height == 60)
            #expect(try test.frame(of: "rest").maxY == top + 60)
        }
    }

    @Test func `a column that takes its own width gives buttons one width`() throws {
        let test = ViewTest(
            VStack(alignment: .leading, spacing: 0) {
                block("long", width: 120, height: 10)
                block("short", height: 10).frame(maxWidth: .infinity)
            }
            .fixedSize(horizontal: true, vertical: false), phone)
        #expect(try test.frame(of: "short").width == 120)
    }

    @Test func `a row of a list has a stripe as high as its text`() throws {
        let test = ViewTest(
            List {
                HStack {
                    block("stripe", width: 4)
                    VStack {
                        Text("First\nSecond"); Text("Third")
                    }.accessibilityElement(children: .combine)
                        .accessibilityIdentifier("text")
                }
            }, phone)
        #expect(try test.frame(of: "stripe").height == test.frame(of: "text").height)
    }

    @Test func `a view that would stick out where it is aligned keeps its own length`() throws {
        let test = ViewTest(
            ScrollView {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("First\nSecond").accessibilityIdentifier("text")
                    block("shape", width: 10)
                }
            }, phone)
        #expect(try test.frame(of: "shape").height == 10)
        #expect(try test.frame(of: "shape").minY >= test.frame(of: "text").minY)
    }

    @Test func `a view that would be wider when it is higher keeps its own height`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                block("tall", width: 50, height: 60)
                Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("square")
            }
            .fixedSize(), phone)
        #expect(try test.frame(of: "square").size == CGSize(width: 10, height: 10))
    }

    @Test func `texts in a pile keep all of their lines`() throws {
        // Where its height is proposed, a column gives each view no more than its share at first: that of the first two
        // is too long, though there is room.
        let texts = VStack(spacing: 0) {
            VStack(spacing: 0) {
                block("picture", height: 150)
                Text("one two three four").accessibilityIdentifier("short")
            }
            Text("one two three four five six").accessibilityIdentifier("long")
        }
        .font(.system(size: 40))
        let test = ViewTest(ZStack { texts }.fixedSize(horizontal: false, vertical: true).frame(width: 100), phone)
        #expect(!test.texts.contains { $0.isTruncated })
        #expect(test.size.height == ViewTest(texts.frame(width: 100), DisplayConfiguration(width: 100)).size.height)
    }

    @Test func `a shape under a text fills the pile of both`() throws {
        let card = ZStack {
            block("shape")
            block("text", width: 80, height: 30)
        }
        let fixed = ViewTest(card.fixedSize(), phone)
        #expect(fixed.size == CGSize(width: 80, height: 30))
        #expect(try fixed.frame(of: "shape").size == CGSize(width: 80, height: 30))
        let scrolled = ViewTest(ScrollView { card }, phone)
        #expect(try scrolled.frame(of: "shape") == CGRect(x: 0, y: 0, width: 390, height: 30))
    }
}
