import SwiftUITestHost
import Testing

/// Views composed as in apps and generated code. Compiling is the test.
///
/// Numbers: 10 points at a scale of 2 are 20 pixels.
@MainActor
@Suite("Coverage: composition")
struct CompositionCoverageTests {
    private struct Card<Title: View, Detail: View>: View {
        private let title: Title
        private let detail: Detail

        init(@ViewBuilder title: () -> Title, @ViewBuilder detail: () -> Detail = { EmptyView() }) {
            self.title = title()
            self.detail = detail()
        }

        var body: some View {
            VStack {
                title
                if Detail.self != EmptyView.self { detail }
            }
        }
    }

    private struct Spaced: ViewModifier {
        @Environment(\.colorScheme) private var scheme

        func body(content: Content) -> some View { content.padding(scheme == .dark ? 4 : 8) }
    }

    private struct TintKey: EnvironmentKey { static let defaultValue = Color.red }

    private struct Choices: View {
        let count: Int?

        var body: some View {
            switch count {
            case 0: Text("none")
            case let count?: Text("some \(count)")
            case nil: EmptyView()
            }
            if #available(iOS 17, *) { Text("new") } else { Text("old") }
            for_each
        }

        @ViewBuilder private var for_each: some View {
            let items = [1, 2, 3]
            ForEach(items, id: \.self) { item in if item > 1 { Text("item \(item)") } }
        }
    }

    private func conditional(_ isFirst: Bool) -> _ConditionalContent<Text, Image> {
        isFirst
            ? ViewBuilder.buildEither(first: Text("first")) : ViewBuilder.buildEither(second: Image(systemName: "star"))
    }

    private struct Previews: PreviewProvider {
        static var previews: some View {
            Text("preview")
                .previewDisplayName("Preview").previewLayout(.sizeThatFits)
                .previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 15")
                .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
        }
    }

    @Test func `builders, modifiers and generated code`() {
        let concatenated = Spaced().concat(EmptyModifier())
        let modified: ModifiedContent<Text, Spaced> = Text("modified").modifier(Spaced())
        let tuple: TupleView<(Text, Text)> = ViewBuilder.buildBlock(Text("one"), Text("two"))
        let test = ViewTest(
            VStack {
                Card(title: { Text("title") }, detail: { Text("detail") })
                Card { Text("alone") }
                Choices(count: 2)
                conditional(true)
                modified.modifier(concatenated)
                tuple
                Previews.previews
            }
            .environment(\.colorScheme, .dark)
            .transformEnvironment(\.lineLimit) { $0 = 1 })
        let shown = test.texts.map(\.string)
        #expect(
            shown == [
                "title", "detail", "alone", "some 2", "new", "item 2", "item 3", "first", "modified", "one", "two",
                "preview",
            ])
    }

    @Test func `a value of the environment of one's own`() {
        var values = EnvironmentValues()
        #expect(values[TintKey.self] == .red)
        values[TintKey.self] = .blue
        #expect(values[TintKey.self] == .blue)
    }

    @Test func `a picture of a view`() throws {
        let renderer = ImageRenderer(content: Text("picture").frame(width: 10, height: 10))
        renderer.scale = 2
        renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
        renderer.isOpaque = true
        let image = try #require(renderer.cgImage)
        #expect(image.width == 20)
    }
}
