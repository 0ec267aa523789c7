import Drawing
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Pages that grow out of a view.
///
/// Numbers: places between the frame of the source, 40 points wide, and that of the page, 200 points wide. A movement
/// takes 0.4 s, as that of pages that slide.
@MainActor
@Suite("Zooming pages")
struct ZoomTransitionTests {
    private struct Gallery: View {
        @Namespace private var space
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 40).accessibilityIdentifier("source")
                        .matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
                    Button("Open") { path = [1] }
                }
                .navigationDestination(for: Int.self) { _ in
                    Color.blue.ignoresSafeArea().accessibilityIdentifier("page")
                        .overlay { Button("Back") { path = [] } }
                        .toolbar(.hidden, for: .navigationBar)
                        .navigationTransition(.zoom(sourceID: 1, in: space))
                }
            }
        }
    }

    private let window = DisplayConfiguration(width: 200, height: 300, animates: true)

    /// The widths of clips in a picture that are neither none nor of the whole stack.
    private func clips(_ list: DisplayList) -> [CGRect] {
        list.items.flatMap { item -> [CGRect] in
            guard case .group(let group) = item else { return [] }
            return (group.clip.map { [$0.geometry.bounds] } ?? []) + clips(group.content)
        }
    }

    @Test func `a page grows out of its source and shrinks into it`() throws {
        let test = ViewTest(Gallery(), window)
        let source = try test.frame(of: "source")
        try test.tap("Open")
        test.advance(by: 0.02)
        let early = try #require(clips(test.displayList).filter { $0.height < 400 }.first)
        #expect(early.width >= 40 && early.width < 120)
        #expect(abs(early.midX - source.midX) < 10)
        test.advance(by: 0.15)
        let later = try #require(clips(test.displayList).filter { $0.height < 400 }.first)
        #expect(later.width > early.width && later.width <= 200)
        test.advance(by: 1)
        #expect(clips(test.displayList).filter { $0.width > 41 && $0.width < 199 }.isEmpty)
        #expect(test.has("Back"))
        try test.tap("Back")
        test.advance(by: 0.3)
        let back = try #require(clips(test.displayList).filter { $0.height < 400 }.first)
        #expect(back.width < 200)
        test.advance(by: 1)
        #expect(test.has("Open") && !test.has("Back"))
    }

    @Test func `the source is away while the page is on its way, and back afterwards`() throws {
        let test = ViewTest(Gallery(), window)
        _ = test.displayList
        let box = try #require(source(in: test.host.root))
        try test.tap("Open")
        test.advance(by: 0.1)
        _ = test.displayList
        #expect(box.isTaken)
        test.advance(by: 1)
        _ = test.displayList
        #expect(!box.isTaken)
    }

    private func source(in box: LayoutBox) -> TransitionSourceBox? {
        (box as? TransitionSourceBox) ?? box.children.firstNonNil { source(in: $0) }
    }

    @Test func `a background fills the page and its bars`() throws {
        let test = ViewTest(
            NavigationStack {
                Text("small").navigationTitle("Title").containerBackground(.green, for: .navigation)
            }, DisplayConfiguration(width: 200, height: 300))
        func fills(_ list: DisplayList) -> [CGRect] {
            list.items.flatMap { item -> [CGRect] in
                switch item {
                case .group(let group): fills(group.content)
                case .fill(let geometry, .color(let color), _, _) where color.green > 0.5 && color.red < 0.4:
                    [geometry.bounds]
                default: []
                }
            }
        }
        #expect(fills(test.displayList).contains { $0.width == 200 && $0.height == 300 })
    }
}
