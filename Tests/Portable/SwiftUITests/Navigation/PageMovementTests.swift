import CoreGraphics
import Drawing
import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITestHost

private final class Log { var entries: [String] = [] }

private struct Stack: View {
    var log = Log()
    @State var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            page("Root", .red)
                .navigationDestination(for: Int.self) { number in page("Page \(number)", .green) }
        }
    }

    private func page(_ title: String, _ color: Color) -> some View {
        VStack {
            NavigationLink("Go from \(title)", value: path.count + 1)
            color
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { log.entries.append("+\(title)") }
        .onDisappear { log.entries.append("-\(title)") }
    }
}

private struct Pages: View {
    @State var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Color.red.overlay { Text("Zero") }.tag(0)
            Color.green.overlay { Text("One") }.tag(1)
            Color.blue.overlay { Button("Back to zero") { withAnimation(.linear(duration: 1)) { selection = 0 } } }.tag(
                2)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

/// Pages slide in and out, by themselves and under a finger.
///
/// Numbers: the finger's part of the width of 300; the lower page moves by a third of that, as drawn today by eye; not
/// compared with a device. Pages of a tab view move linearly by their width.
@MainActor
@Suite("How pages come and go")
struct PageMovementTests {
    /// The horizontal position of the first fill with a colour; nil if it is not drawn.
    private func x<V: View>(_ color: SystemColor, _ test: ViewTest<V>) -> CGFloat? {
        let wanted = color.color(in: EnvironmentValues())
        return zip(test.displayList.fills, test.displayList.fillPaints).first { $0.1 == wanted }?.0.minX
    }

    @Test func `a page slides in over the one below, which moves a third`() throws {
        let log = Log()
        let test = ViewTest(Stack(log: log), .animated)
        _ = test.elements
        try test.tap("Go from Root")
        #expect(test.has("Page 1") && !test.has("Go from Root"))
        #expect(x(.green, test) == 300)
        #expect(x(.red, test) == 0)
        test.advance(by: 0.1)
        let green = try #require(x(.green, test))
        let red = try #require(x(.red, test))
        #expect(green > 0 && green < 300)
        #expect(isNear(red, -(300 - green) / 3))
        test.advance(by: 0.5)
        #expect(x(.green, test) == 0)
        #expect(x(.red, test) == nil)
        try test.tap("Root")
        #expect(test.has("Go from Root") && !test.has("Page 1"))
        #expect(x(.green, test) == 0)
        #expect(log.entries == ["+Root", "+Page 1", "-Root", "+Root"])
        test.advance(by: 0.5)
        #expect(x(.green, test) == nil)
        #expect(x(.red, test) == 0)
        #expect(log.entries.last == "-Page 1")
    }

    @Test func `right to left pages come from the other side`() throws {
        var configuration = DisplayConfiguration.animated
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(Stack(), configuration)
        _ = test.elements
        try test.tap("Go from Root")
        #expect(x(.green, test) == -300)
        test.advance(by: 0.1)
        #expect(try #require(x(.red, test)) > 0)
    }

    @Test func `a page follows a finger from the edge, and comes back or goes`() throws {
        let test = ViewTest(Stack(path: [1]), .animated)
        #expect(test.has("Page 1"))
        test.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200), duration: 2, releases: false)
        #expect(isNear(try #require(x(.green, test)), 100, by: 1))
        #expect(isNear(try #require(x(.red, test)), -200 / 3, by: 1))
        #expect(test.has("Page 1"))
        _ = test.send(.ended, at: CGPoint(x: 105, y: 200))
        test.advance(by: 0.5)
        #expect(test.has("Page 1"))
        #expect(x(.green, test) == 0)
        #expect(x(.red, test) == nil)
        test.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 205, y: 200), duration: 0.5)
        #expect(test.has("Go from Root") && !test.has("Page 1"))
        let left = try #require(x(.green, test))
        #expect(left > 150)
        test.advance(by: 0.05)
        #expect(try #require(x(.green, test)) > left)
        test.advance(by: 0.5)
        #expect(x(.green, test) == nil)
        #expect(x(.red, test) == 0)
    }

    @Test func `pages of a tab view slide, and follow a finger`() throws {
        let test = ViewTest(Pages(), .animated)
        _ = test.elements
        test.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150), duration: 2, releases: false)
        #expect(isNear(try #require(x(.red, test)), -100, by: 1))
        #expect(isNear(try #require(x(.green, test)), 200, by: 1))
        _ = test.send(.ended, at: CGPoint(x: 150, y: 150))
        test.advance(by: 0.5)
        #expect(x(.red, test) == 0)
        #expect(x(.green, test) == nil)
        test.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150), duration: 0.3)
        #expect(test.has("One") && !test.has("Zero"))
        #expect(try #require(x(.green, test)) > 50)
        test.advance(by: 0.5)
        #expect(x(.green, test) == 0)
    }

    @Test func `another choice of page moves with the animation it is made with, by way of those between`() throws {
        let test = ViewTest(Pages(selection: 2), .animated)
        _ = test.elements
        try test.tap("Back to zero")
        #expect(test.has("Zero"))
        #expect(x(.blue, test) == 0)
        test.advance(by: 0.5)
        #expect(isNear(try #require(x(.green, test)), 0))
        test.advance(by: 0.25)
        #expect(isNear(try #require(x(.green, test)), 150))
        #expect(isNear(try #require(x(.red, test)), -150))
        test.advance(by: 0.25)
        #expect(x(.red, test) == 0)
        #expect(x(.green, test) == nil)
    }
}

extension DisplayList {
    /// The colours of ``fills``.
    fileprivate var fillPaints: [RGBAColor?] {
        items.flatMap { item -> [RGBAColor?] in
            switch item {
            case .group(let group): group.content.fillPaints
            case .fill(_, .color(let color), _, _): [color]
            case .fill: [nil]
            default: []
            }
        }
    }
}
