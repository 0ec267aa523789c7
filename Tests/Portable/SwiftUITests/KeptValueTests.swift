import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost
@testable import SwiftUIDialogs

/// Values that modifiers keep for hosts, where there is nothing on Linux that they change.
///
/// Numbers: the opacity of content that is out of date is half (by eye).
@MainActor
struct KeptValueTests {
    /// Shows a value of the environment as its text.
    private struct Shown<Value>: View {
        let keyPath: KeyPath<EnvironmentValues, Value>
        @Environment(\.self) private var environment

        init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

        var body: some View { Text(verbatim: "\(environment[keyPath: keyPath])") }
    }

    @Test func `the environment keeps what dialogs, searches, pictures and controls are told`() {
        var isSuppressed = false
        let binding = Binding(get: { isSuppressed }, set: { isSuppressed = $0 })
        let test = ViewTest(
            VStack {
                Shown(\.dialogIcon.hasValue).dialogIcon(Image(systemName: "star"))
                Shown(\.dialogSuppression.hasValue).dialogSuppressionToggle("Do not ask again", isSuppressed: binding)
                Shown(\.isInline).searchDictationBehavior(.inline(activation: .onLook))
                Shown(\.isHighRange).allowedDynamicRange(.high)
                Shown(\.isSpringLoaded).springLoadingBehavior(.enabled)
                Shown(\.isTagged).interactionActivityTrackingTag("scroll")
            })
        #expect(test.texts.map(\.string) == Array(repeating: "true", count: 6))
        #expect(Image(systemName: "star").allowedDynamicRange(.high).dynamicRange == .high)
    }

    @Test func `a host reads the edges at which its gestures wait`() throws {
        let test = ViewTest(
            VStack {
                Text("A").defersSystemGestures(on: .bottom)
                Text("B").defersSystemGestures(on: .leading)
            })
        #expect(test.host.deferredSystemGestureEdges == [.bottom, .leading])
        #expect(ViewTest(Text("A")).host.deferredSystemGestureEdges == [])
    }

    @Test func `content that may be out of date is dimmed when it is, and only once`() {
        let text = Text("5 °C")
        let dimmed = Drawn.list(text.opacity(0.5))
        #expect(Drawn.list(text.invalidatableContent().redacted(reason: .invalidated)) == dimmed)
        #expect(
            Drawn.list(text.invalidatableContent().invalidatableContent().redacted(reason: .invalidated)) == dimmed)
        #expect(Drawn.list(text.invalidatableContent()) == Drawn.list(text.opacity(1)))
        #expect(Drawn.list(text.redacted(reason: .invalidated)) == Drawn.list(text))
    }

    @Test func `text is typeset in the language of its own or of the view`() {
        func languages(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String?] {
            var environment = EnvironmentValues()
            change(&environment)
            return ResolvedStyledText(text, in: environment).request.runs.map(\.language)
        }
        let japanese = Locale.Language(identifier: "ja")
        let text = Text("骨") + Text("直").typesettingLanguage(japanese)
        #expect(languages(text) == [nil, "ja"])
        #expect(languages(text) { $0.textStyling.language = "zh" } == ["zh", "ja"])
        #expect(languages(text.typesettingLanguage(.explicit(japanese), isEnabled: false)) == [nil, "ja"])
        #expect(languages(Text("骨").typesettingLanguage(.automatic)) { $0.textStyling.language = "zh" } == [nil])
    }

    @Test func `orientations have names of their own`() {
        #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == InterfaceOrientation.allCases.count)
    }
}

extension Optional {
    fileprivate var hasValue: Bool { self != nil }
}

extension EnvironmentValues {
    fileprivate var isInline: Bool { searchDictationBehavior == .inline(activation: .onLook) }
    fileprivate var isHighRange: Bool { allowedDynamicRange == .high }
    fileprivate var isSpringLoaded: Bool { springLoadingBehavior == .enabled }
    fileprivate var isTagged: Bool { interactionActivityTrackingTag == "scroll" }
}
