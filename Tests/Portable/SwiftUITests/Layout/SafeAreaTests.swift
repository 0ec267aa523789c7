import SwiftUITestHost
import Testing

/// Views keep clear of the safe area's insets, or reach under them where they are to.
///
/// Numbers: worked out from the display of 390 × 844 points with insets of 47 and 34, and the sizes of the views in
/// each test.
@MainActor
@Suite("Safe area")
struct SafeAreaTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    @Test func `the root view keeps clear of the edges`() throws {
        let test = ViewTest(block("a"), phone)
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(test.size == CGSize(width: 390, height: 844))
    }

    @Test func `content that touches the safe area may reach under it`() throws {
        let test = ViewTest(
            VStack(spacing: 0) {
                block("top").ignoresSafeArea(); block("bottom").ignoresSafeArea(edges: .top)
            }, phone)
        #expect(try test.frame(of: "top").minY == 0)
        // Half of the safe area is 381.5 high; the space that a view takes in the stack stays.
        #expect(try test.frame(of: "top").maxY == 47 + 381.5)
        #expect(try test.frame(of: "bottom") == CGRect(x: 0, y: 428.5, width: 390, height: 381.5))
    }

    @Test func `content in the middle stays where it is`() throws {
        let test = ViewTest(block("a", width: 50, height: 50).ignoresSafeArea(), phone)
        #expect(try test.frame(of: "a").midY == 428.5)
    }

    @Test func `a background style reaches under the edges and a background view does not`() throws {
        let test = ViewTest(
            Color.clear.background { block("view") }.background(Color.red, ignoresSafeAreaEdges: .bottom), phone)
        #expect(try test.frame(of: "view").maxY == 810)
        #expect(test.displayList.fillBounds.contains(CGRect(x: 0, y: 47, width: 390, height: 797)))
    }

    @Test func `a reader tells the insets`() throws {
        let test = ViewTest(
            GeometryReader { proxy in
                Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
            }, phone)
        #expect(test.has("47 34"))
    }

    @Test func `a bar at the bottom shrinks the safe area`() throws {
        let test = ViewTest(
            GeometryReader { proxy in
                block("content")
                Text("\(Int(proxy.safeAreaInsets.bottom))")
                block("under").ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { block("bar", height: 50) }, phone)
        #expect(try test.frame(of: "bar") == CGRect(x: 0, y: 760, width: 390, height: 50))
        #expect(try test.frame(of: "content") == CGRect(x: 0, y: 47, width: 390, height: 713))
        #expect(test.has("84"))
        #expect(try test.frame(of: "under") == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `safe area padding can be reached under`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 100)) {
            ZStack {
                block("in"); block("out").ignoresSafeArea()
            }.safeAreaPadding(20)
        }
        #expect(try test.frame(of: "in") == CGRect(x: 20, y: 20, width: 60, height: 60))
        #expect(try test.frame(of: "out") == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
