import CoreGraphics
import Drawing
import FioriComponents
import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

/// Skeletons of components and of an app's views while their content is loading.
///
/// Numbers: Docs/Facts/Styleable.md, "Common ground of the components": parts as pale as separators, or in the tint
/// colour for content of an AI; a light that runs over them from left to right in 2 seconds, endlessly; one element
/// "Loading..."; no taps.
struct SkeletonLoadingTests {
    nonisolated private static let composites = ComponentSample.all.filter {
        $0.kind == .composite && !$0.parts.isEmpty
    }

    private let configuration = DisplayConfiguration(width: 358)

    private func item(_ tap: @escaping () -> Void = {}) -> some View {
        ObjectItem(
            title: "Rotary Pump", status: .text("High"), detailImage: Image(systemName: "star"), tags: ["Started"],
            action: FioriButton(title: "Start") { _ in tap() })
    }

    @Test(arguments: composites)
    func `each component is a skeleton of its own size, read as one element`(_ sample: ComponentSample) {
        let loaded = ViewTest(sample.view(), configuration)
        for key in [\EnvironmentValues.isLoading, \.isAILoading] {
            let loading = ViewTest(sample.view().environment(key, true), configuration)
            #expect(loading.size == loaded.size)
            #expect(loading.elements.map(\.label) == ["Loading..."])
            #expect(!loading.displayList.hasText)
        }
    }

    @Test func `a component shows its content when that is there`() {
        let test = ViewTest(AnyView(item().environment(\.isLoading, true)), configuration)
        #expect(!test.has("Start"))
        test.update(AnyView(item().environment(\.isLoading, false)))
        #expect(test.has("Start"))
        #expect(test.displayList.hasText)
    }

    @Test func `taps have no effect`() throws {
        var taps = 0
        let loaded = ViewTest(item { taps += 1 }, configuration)
        let button = try loaded.frame(of: "Start")
        loaded.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(taps == 1)
        let loading = ViewTest(item { taps += 1 }.environment(\.isLoading, true), configuration)
        #expect(!loading.tap(at: CGPoint(x: button.midX, y: button.midY)))
        #expect(taps == 1)
    }

    @Test func `words are translated`() {
        var configuration = configuration
        configuration.locale = Locale(identifier: "de_DE")
        #expect(ViewTest(item().environment(\.isLoading, true), configuration).has("Wird geladen …"))
    }

    @Test func `all parts have one colour, or the tint colour`() {
        func colors(_ key: WritableKeyPath<EnvironmentValues, Bool>) -> Set<RGBAColor> {
            Set(
                ViewTest(
                    ObjectItem(title: "Pump", subtitle: "Job", status: .text("High"), tags: ["One", "Two"])
                        .environment(key, true), configuration
                ).displayList.fills)
        }
        let plain = colors(\.isLoading), tinted = colors(\.isAILoading)
        #expect(plain.count == 1)
        #expect(tinted.count == 1)
        #expect(plain != tinted)
    }

    @Test func `a component in a container is part of the container's skeleton`() {
        let container = SkeletonLoadingContainer {
            VStack {
                Text("Orders")
                item()
            }
        }
        let loading = ViewTest(container.environment(\.isLoading, true), configuration)
        #expect(loading.elements.map(\.label) == ["Loading..."])
        #expect(!loading.displayList.hasText)
        #expect(ViewTest(container, configuration).has("Orders"))
    }

    @Test func `a view of an app has a skeleton, and a picture an area`() {
        let text = ViewTest(Text("Orders").skeletonLoading(isLoading: true))
        #expect(text.elements.map(\.label) == ["Loading..."])
        #expect(text.size == ViewTest(Text("Orders")).size)
        #expect(ViewTest(Text("Orders").skeletonLoading(isLoading: false)).has("Orders"))
        let star = Image(systemName: "star").resizable().frame(width: 40, height: 30)
        let picture = ViewTest(star.imageSkeletonLoading(isLoading: true))
        #expect(picture.elements.map(\.label) == ["Loading..."])
        #expect(picture.images.isEmpty)
        #expect(picture.size == CGSize(width: 40, height: 30))
        #expect(ViewTest(star.imageSkeletonLoading(isLoading: false)).images.count == 1)
    }

    @Test func `a light runs over the skeleton in two seconds, again and again`() throws {
        var configuration = configuration
        configuration.animates = true
        let test = ViewTest(item().environment(\.isLoading, true), configuration)
        _ = test.size
        func light() -> CGFloat? {
            _ = test.size
            return test.displayList.gradientMiddles.first
        }
        test.advance(by: 0.5)
        let early = try #require(light())
        test.advance(by: 0.5)
        let middle = try #require(light())
        test.advance(by: 0.5)
        let late = try #require(light())
        #expect(early < middle && middle < late)
        #expect(abs(middle - 358 / 2) < 12)
        test.advance(by: 1)
        #expect(abs(try #require(light()) - early) < 12)
    }

    @Test func `the light stands still where motion is reduced`() {
        var configuration = configuration
        configuration.animates = true
        configuration.accessibility = [.reduceMotion]
        let test = ViewTest(item().environment(\.isLoading, true), configuration)
        _ = test.size
        #expect(!test.isAnimating)
        #expect(test.displayList.gradientMiddles.isEmpty)
    }
}

extension DisplayList {
    /// True if letters are drawn.
    fileprivate var hasText: Bool {
        items.contains { item -> Bool in
            switch item {
            case .text: true
            case .group(let group): group.content.hasText
            default: false
            }
        }
    }

    /// The paints of all areas.
    private var paints: [Paint] {
        var paints: [Paint] = []
        for item in items {
            switch item {
            case .fill(_, let paint, _, _): paints.append(paint)
            case .group(let group): paints += group.content.paints
            default: break
            }
        }
        return paints
    }

    /// The colours of all areas.
    fileprivate var fills: [RGBAColor] {
        paints.compactMap { paint -> RGBAColor? in
            if case .color(let color) = paint { return color }
            return nil
        }
    }

    /// The horizontal middles of the linear gradients.
    fileprivate var gradientMiddles: [CGFloat] {
        paints.compactMap { paint -> CGFloat? in
            if case .linearGradient(_, let start, let end) = paint { return (start.x + end.x) / 2 }
            return nil
        }
    }
}
