import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Values of a view's geometry are told when they change.
///
/// Numbers: the frames of views here.
@MainActor
@Suite("Changes of geometry")
struct GeometryChangeTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    @Test func `the first value and each other one are told once`() {
        var widths: [CGFloat] = []
        var pairs: [[CGFloat]] = []
        func view(_ width: CGFloat, _ height: CGFloat) -> some View {
            Color.gray.frame(width: width, height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    widths.append($0)
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    pairs.append([$0, $1])
                }
        }
        let test = ViewTest(view(30, 10), window)
        _ = test.displayList
        #expect(widths == [30] && pairs == [[30, 30]])
        test.update(view(30, 50))
        _ = test.displayList
        #expect(widths == [30])
        test.update(view(60, 50))
        _ = test.displayList
        #expect(widths == [30, 60] && pairs == [[30, 30], [30, 60]])
    }

    @Test func `a place is followed while the content around scrolls`() throws {
        var tops: [CGFloat] = []
        let test = ViewTest(
            ScrollView {
                Color.gray.frame(height: 1000)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        tops.append($0)
                    }
            }, window)
        _ = test.displayList
        test.scroll(at: CGPoint(x: 50, y: 100), y: 120)
        _ = test.displayList
        #expect(tops == [0, -120])
    }

    @Test func `state that is written is laid out in the same update`() throws {
        struct Page: View {
            @State private var height: CGFloat = 0

            var body: some View {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 70)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.height
                        } action: {
                            height = $0
                        }
                    Color.red.frame(height: height).accessibilityIdentifier("twin")
                }
            }
        }
        let test = ViewTest(Page(), window)
        #expect(try test.frame(of: "twin").height == 70)
    }

    @Test func `each view of a group is followed, and of a lazy column those in sight`() {
        var seen: Set<Int> = []
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { index in
                        Color.gray.frame(height: 50)
                            .onGeometryChange(for: Int.self) { _ in
                                index
                            } action: {
                                seen.insert($0)
                            }
                    }
                }
            }, window)
        _ = test.displayList
        #expect(seen.isSuperset(of: 0..<4) && !seen.contains(20))
    }
}
