import Foundation
import SwiftUITestHost
import Testing

/// Content follows fingers, glides, bounces and comes to rest at targets.
///
/// Numbers: fingers' ways less 10 points of recognition, not compared with a device. Glides by the documented normal
/// deceleration rate, 0.998 a millisecond; pulls by the published formula and coefficient of UIScrollView's rubber
/// band, 0.55 (`ScrollPhysics`). Other numbers follow from the sizes of rows and windows.
@MainActor
@Suite("Scrolling: fingers, momentum, targets")
struct ScrollMotionTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    private func column(_ count: Int = 100) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("\($0)") }
        }
    }

    @Test func `content follows a finger, less what it takes to recognise it`() throws {
        let test = ViewTest(ScrollView { column() }, window)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5, releases: false)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 90)])
    }

    @Test func `content glides to rest as far as its speed takes it`() throws {
        let test = ViewTest(ScrollView { column() }, window)
        // 100 points in half a second: 200 points per second.
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5)
        let glide = -200 / (1_000 * log(0.998))
        test.advance(by: 0.1)
        let early = try #require(test.contentOffsets.first?.y)
        let expected = 90 + 200 * (exp(1_000 * log(0.998) * 0.1) - 1) / (1_000 * log(0.998))
        #expect(abs(early - expected) < 0.01)
        test.advance(by: 5)
        #expect(abs(test.contentOffsets[0].y - (90 + glide)) < 0.01)
    }

    @Test func `a finger that rests before it goes leaves no speed behind`() throws {
        let test = ViewTest(ScrollView { column() }, window)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5, releases: false)
        test.advance(by: 0.3)
        test.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 80), duration: 0.2)
        test.advance(by: 3)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 90)])
    }

    @Test func `content pulled beyond its start gives way and springs back`() throws {
        let test = ViewTest(ScrollView { column() }, window)
        test.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 130), duration: 0.5, releases: false)
        // 100 points of a pull in a window of 200, with the coefficient 0.55.
        let expected = -(1 - 1 / (100 * 0.55 / 200 + 1)) * 200
        #expect(abs(test.contentOffsets[0].y - expected) < 0.01)
        test.drag(from: CGPoint(x: 50, y: 130), to: CGPoint(x: 50, y: 130), duration: 0.2)
        test.advance(by: 3)
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `momentum beyond the end springs back to it`() throws {
        let test = ViewTest(ScrollView { column(12) }, window)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 150), duration: 0.03)
        test.advance(by: 0.1)
        #expect(test.contentOffsets[0].y > 40)
        test.advance(by: 3)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 40)])
    }

    @Test func `a finger catches content that moves, and does not tap it`() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let test = ViewTest(window) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { _ in
                        Button {
                            log.taps += 1
                        } label: {
                            Color.red.frame(width: 100, height: 20)
                        }
                    }
                }
            }
        }
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.1)
        test.advance(by: 0.1)
        let caught = test.contentOffsets
        test.tap(at: CGPoint(x: 50, y: 100))
        test.advance(by: 2)
        #expect(log.taps == 0)
        #expect(abs(test.contentOffsets[0].y - caught[0].y) < 1)
        test.tap(at: CGPoint(x: 50, y: 100))
        #expect(log.taps == 1)
    }

    @Test func `a drag on a button scrolls and does not press`() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let test = ViewTest(window) {
            ScrollView {
                Button {
                    log.taps += 1
                } label: {
                    Color.red.frame(width: 100, height: 1_000)
                }
            }
        }
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5, releases: false)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 90)])
        #expect(log.taps == 0)
    }

    @Test func `nested scroll views move along their own axes`() throws {
        let test = ViewTest(window) {
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }
                Color.blue.frame(width: 100, height: 1_000)
            }
        }
        test.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 30, y: 50), duration: 0.5, releases: false)
        #expect(test.contentOffsets == [.zero, CGPoint(x: 50, y: 0)])
        test.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 30, y: 50), duration: 0.2)
        test.advance(by: 3)
        test.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.5, releases: false)
        #expect(test.contentOffsets[0].y == 50)
    }

    @Test func `disabled scroll views stay`() throws {
        let test = ViewTest(ScrollView { column() }.scrollDisabled(true), window)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80))
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `pages come to rest whole`() throws {
        let test = ViewTest(
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 100) }.scrollTargetBehavior(.paging), window)
        test.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.2)
        test.advance(by: 3)
        #expect(test.contentOffsets == [CGPoint(x: 100, y: 0)])
        test.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 30, y: 50), duration: 2)
        test.advance(by: 3)
        #expect(test.contentOffsets == [CGPoint(x: 100, y: 0)])
    }

    @Test func `view-aligned scrolling comes to rest at a view`() throws {
        let test = ViewTest(window) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<50, id: \.self) { Color.red.frame(height: 60).accessibilityIdentifier("\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        }
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5)
        test.advance(by: 3)
        // Without a target it would end at 90 + 100, nearest to 210, where the fourth view starts.
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 210)])
    }

    @Test func `a custom behaviour decides`() throws {
        struct Multiples: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.minY / 50).rounded(.down) * 50
            }
        }
        let test = ViewTest(ScrollView { column() }.scrollTargetBehavior(Multiples()), window)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80), duration: 0.5)
        test.advance(by: 3)
        #expect(test.contentOffsets == [CGPoint(x: 0, y: 150)])
    }

    // MARK: Places

    private struct Reader: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("top") { proxy.scrollTo(5_000, anchor: .top) }.frame(height: 20)
                    Button("least") { proxy.scrollTo(12) }.frame(height: 20)
                    Button("named") { proxy.scrollTo("here", anchor: .center) }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<10_000, id: \.self) { index in
                                Color.red.frame(height: index % 2 == 0 ? 20 : 30).accessibilityIdentifier("\(index)")
                                    .id(index == 3 ? "here" : "row \(index)")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `a reader scrolls to rows that have not been made`() throws {
        let test = ViewTest(Reader(), DisplayConfiguration(width: 100, height: 260))
        try test.tap("top")
        #expect(try abs(test.frame(of: "5000").minY - 60) < 1)
        #expect(test.madeLines < 60)
    }

    @Test func `without an anchor a reader scrolls by the least`() throws {
        let test = ViewTest(Reader(), DisplayConfiguration(width: 100, height: 260))
        try test.tap("least")
        #expect(try abs(test.frame(of: "12").maxY - 260) < 1)
    }

    @Test func `a reader finds views by their explicit identity`() throws {
        let test = ViewTest(Reader(), DisplayConfiguration(width: 100, height: 260))
        test.scroll(at: CGPoint(x: 50, y: 160), y: 70)
        try test.tap("named")
        // The row is 30 high and starts at 70: its middle cannot come down to that of the window.
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `a position follows scrolling, and scrolling a position`() throws {
        struct Screen: View {
            @State var id: Int?
            var body: some View {
                VStack(spacing: 0) {
                    Button {
                        id = 50
                    } label: {
                        Text(verbatim: "at \(id ?? -1)")
                    }
                    .frame(height: 20).accessibilityIdentifier("position")
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) {
                                Color.red.frame(height: 20).accessibilityIdentifier("\($0)")
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $id)
                }
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 100, height: 220))
        test.scroll(at: CGPoint(x: 50, y: 100), y: 65)
        _ = test.size
        #expect(try test.element("position").label == "at 3")
        try test.tap("position")
        #expect(test.contentOffsets.map(\.y).contains { $0 > 800 })
    }

    @Test func `a list that is pulled down is refreshed`() async throws {
        final class Log: @unchecked Sendable { var count = 0 }
        let log = Log()
        let test = ViewTest(
            List(0..<50) { Text("Row \($0)") }.listStyle(.plain).refreshable { log.count += 1 },
            DisplayConfiguration(width: 390, height: 600))
        test.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), duration: 0.5)
        for _ in 0..<20 { await Task.yield() }
        test.advance(by: 3)
        #expect(log.count == 1)
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `a finger that stays after a pull refreshes once`() async throws {
        final class Log: @unchecked Sendable { var count = 0 }
        let log = Log()
        let test = ViewTest(
            List(0..<50) { Text("Row \($0)") }.listStyle(.plain).refreshable { log.count += 1 },
            DisplayConfiguration(width: 390, height: 600))
        test.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), duration: 0.5, releases: false)
        for _ in 0..<20 { await Task.yield() }
        test.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 380), duration: 0.5)
        for _ in 0..<20 { await Task.yield() }
        test.advance(by: 3)
        #expect(log.count == 1)
        test.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), duration: 0.5)
        for _ in 0..<20 { await Task.yield() }
        #expect(log.count == 2)
    }

    @Test func `bars are there while content moves and fade afterwards`() throws {
        let test = ViewTest(ScrollView { column() }, window)
        let plain = test.displayList
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 170), duration: 0.5, releases: false)
        test.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 181), duration: 0.5)
        test.advance(by: 5)
        test.scroll(at: CGPoint(x: 50, y: 100), y: -500)
        #expect(test.displayList == plain)
    }

    @Test func `a view that appears scrolls to what is not made yet`() throws {
        struct Chat<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ScrollViewReader { reader in
                    content.onAppear { reader.scrollTo(29, anchor: .bottom) }
                }
            }
        }
        let screen = DisplayConfiguration(width: 390, height: 400)
        let lines = ForEach(0..<30, id: \.self) { Text("line \($0)").frame(height: 40) }
        let list = ViewTest(Chat { List { lines }.listStyle(.plain) }, screen)
        #expect(try list.frame(of: "line 29").maxY <= 400)
        #expect(!list.has("line 1"))
        let lazy = ViewTest(Chat { ScrollView { LazyVStack(spacing: 0) { lines } } }, screen)
        #expect(try abs(lazy.frame(of: "line 29").midY - 380) < 1)
        let stack = ViewTest(Chat { ScrollView { VStack(spacing: 0) { lines } } }, screen)
        #expect(try abs(stack.frame(of: "line 29").midY - 380) < 1)
        #expect(stack.contentOffsets == [CGPoint(x: 0, y: 800)])
    }
}
