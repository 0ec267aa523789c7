import Observation
@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Objects keep their readers until they change; repeated evaluations must not register repeatedly.
///
/// Numbers: a limit of this implementation: fewer than 50 evaluations are remembered after 2,000 rows have passed.
@MainActor
@Suite("Observation that ends")
struct ObservationReleaseTests {
    @Observable final class Model {
        var name = "name"
        var step = 0
    }

    private struct Name: View {
        let model: Model
        let step: Int
        var body: some View { Text("\(model.name) \(step)") }
    }

    private struct Screen: View {
        let model: Model
        let kind: String
        @State private var step = 0

        var body: some View {
            VStack {
                Button("Step") { step += 1 }
                switch kind {
                case "body": Name(model: model, step: step)
                case "modifier": Color.red.frame(width: 90, height: 20).modifier(Named(model: model, step: step))
                case "elements": ForEach(0..<2) { index in Text("\(model.name) \(step) \(index)") }
                case "lazy": List(0..<50) { index in Text("\(model.name) \(step) \(index)") }
                case "geometry": GeometryReader { _ in Text("\(model.name) \(step)") }
                case "style": Button("\(step)") {}.buttonStyle(NamedStyle(model: model))
                case "sheet":
                    Text("\(step)").sheet(isPresented: .constant(true)) {
                        Button("Step") { step += 1 }
                        Text("\(model.name) \(step)")
                    }
                case "destination":
                    NavigationStack(path: .constant([1])) {
                        Text("Root").navigationDestination(for: Int.self) { Text("\(model.name) \(step) \($0)") }
                    }
                case "push":
                    NavigationStack {
                        Text("Root").navigationDestination(isPresented: .constant(true)) {
                            Text("\(model.name) \(step)")
                        }
                    }
                case "preference":
                    Text("\(step)").overlayPreferenceValue(Key.self) { _ in Text("\(model.name) \(step)") }
                default: EmptyView()
                }
            }
        }
    }

    private struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {}
    }

    private struct Named: ViewModifier {
        let model: Model
        let step: Int
        func body(content: Content) -> some View { content.overlay { Text("\(model.name) \(step)") } }
    }

    private struct NamedStyle: ButtonStyle {
        let model: Model
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(model.name)
                configuration.label
            }
        }
    }

    @Test(arguments: [
        "body", "modifier", "elements", "lazy", "geometry", "style", "sheet", "destination", "push", "preference",
    ])
    func `however often views are evaluated, their last evaluation is the only one that hears of changes`(kind: String)
        throws
    {
        let model = Model()
        let test = ViewTest(Screen(model: model, kind: kind), DisplayConfiguration(width: 300, height: 400))
        _ = test.texts
        // The first evaluation of a kind may stay registered until a change.
        model.name = "first"
        _ = test.texts
        func step() throws {
            try test.activate("Step")
            _ = test.texts
        }
        try step()
        let few = Observed.rememberedEvaluations
        for _ in 0..<20 { try step() }
        #expect(Observed.rememberedEvaluations == few)
        model.name = "last"
        #expect(test.texts.contains { $0.string.contains("last") })
    }

    @Test func `what is gone is forgotten, rows that were scrolled away too`() throws {
        struct Rows: View {
            let model: Model
            var body: some View { List(0..<2_000, id: \.self) { Text("\(model.name) \($0)") } }
        }
        let model = Model()
        let test = ViewTest(Rows(model: model), DisplayConfiguration(width: 300, height: 400))
        model.name = "first"
        _ = test.texts
        let few = Observed.rememberedEvaluations
        for _ in 0..<30 { test.scroll(at: CGPoint(x: 150, y: 200), y: 1_000) }
        #expect(Observed.rememberedEvaluations - few < 50)
        model.name = "last"
        #expect(test.texts.allSatisfy { $0.string.hasPrefix("last ") })
        let before = Observed.rememberedEvaluations
        test.update(Rows(model: Model()))
        #expect(Observed.rememberedEvaluations <= before)
        weak var gone: Model?
        do {
            let other = Model()
            gone = other
            var test: ViewTest? = ViewTest(Name(model: other, step: 0))
            #expect(test?.has("name 0") == true)
            other.name = "second"
            #expect(test?.has("second 0") == true)
            test = nil
        }
        #expect(gone == nil)
    }
}
