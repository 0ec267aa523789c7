import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The pages that an app begins with: the layout of their parts, and the actions of their buttons.
///
/// Numbers: 44 is a touch target (Docs/Facts/IOSMetrics.md). Margins of 16, buttons 8 apart and pages of 480 points
/// (about 60 letters) are as drawn today, not compared with a device; 195 and 400 are middles of the windows. 500 and
/// 40 are bounds of the lower part and of the leading side.
@MainActor
struct OnboardingTests {
    private let phone = DisplayConfiguration(width: 390, height: 780)

    private final class Log {
        var events: [String] = []
    }

    @Test func `a welcome has its texts above and its buttons below`() throws {
        let test = ViewTest(WelcomeScreen(model: LibraryPreviewData.Welcome.wind), phone)
        let title = try test.text("Wind Park Care").frame
        #expect(abs(title.midX - 195) <= 0.5)
        #expect(try test.text("Version 3.2").frame.minY >= title.maxY + 16)
        let start = try test.frame(of: "Start")
        #expect(start.minX == 16)
        #expect(start.maxX == 374)
        #expect(start.height >= 44)
        #expect(start.minY > 500)
        #expect(try test.frame(of: "Try the Demo").minY == start.maxY + 8)
    }

    @Test func `regular width keeps lines short`() throws {
        let test = ViewTest(
            WelcomeScreen(model: LibraryPreviewData.Welcome.wind),
            DisplayConfiguration(width: 800, height: 1000, horizontalSizeClass: .regular))
        let start = try test.frame(of: "Start")
        #expect(start.width == 480)
        #expect(start.midX == 400)
    }

    /// Texts of any length are centred, regardless of the source of their views; typed text is not.
    @Test func `texts are centred and fields are not`() throws {
        let large = DisplayConfiguration(width: 390, height: 780, dynamicTypeSize: .accessibility3)
        func page(_ alignment: TextAlignment?) -> ViewTest<AnyView> {
            let (title, footnote) = (Text("Wind Park Care and More"), Text("No account is needed for the demo."))
            let page = WelcomeScreen {
                if let alignment { title.multilineTextAlignment(alignment) } else { title }
            } footnote: {
                if let alignment { footnote.multilineTextAlignment(alignment) } else { footnote }
            } textInput: {
                TextInput(textInputValue: .constant("Houston"))
            }
            return ViewTest(AnyView(page), large)
        }
        let test = page(nil)
        let texts = try ["Wind Park Care and More", "No account is needed for the demo."].map { try test.text($0) }
        #expect(texts.allSatisfy { $0.baselines.count > 1 && abs($0.frame.midX - 195) <= 1 })
        #expect(test.svg() == page(.center).svg())
        #expect(test.svg() != page(.leading).svg())
        #expect(try test.text("Houston").frame.minX < 40)
    }

    /// A page at any height: complete where everything fits, scrolling where it does not.
    @Test(arguments: [500, 700, 760, 820, 900, 1400])
    func `a page is not cut at any height`(height: CGFloat) {
        for size in [DynamicTypeSize.large, .accessibility3, .accessibility5] {
            let screen = DisplayConfiguration(width: 390, height: height, dynamicTypeSize: size)
            let test = ViewTest(WelcomeScreen(model: LibraryPreviewData.Welcome.wind), screen)
            #expect(test.texts.filter(\.isTruncated).map(\.string) == [], "\(size)")
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `large text is not cut`(direction: LayoutDirection) {
        let large = DisplayConfiguration(
            width: 390, height: 780, dynamicTypeSize: .accessibility3, layoutDirection: direction)
        let welcome = ViewTest(WelcomeScreen(model: LibraryPreviewData.Welcome.wind), large)
        #expect(welcome.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
        let activation = ViewTest(ActivationScreen(model: LibraryPreviewData.Activation.mail), large)
        #expect(activation.texts.map(\.string).contains("Activation"))
        let agreement = ViewTest(EULAView(model: LibraryPreviewData.Agreement.licence), large)
        #expect(agreement.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
    }

    @Test func `parts that are left out take no place`() {
        let test = ViewTest(WelcomeScreen(title: "Wind"), phone)
        #expect(test.texts.map(\.string) == ["Wind"])
        #expect(test.elements.map(\.label) == ["Wind"])
    }

    @Test func `buttons of any kind are tapped`() throws {
        let log = Log()
        let test = ViewTest(
            ActivationScreen {
                Text("Activation")
            } action: {
                Button("Continue") { log.events.append("continue") }
            } secondaryAction: {
                Action(actionText: "Scan") { log.events.append("scan") }
            }, phone)
        try test.tap("Continue")
        try test.tap("Scan")
        #expect(log.events == ["continue", "scan"])
    }

    @Test func `information shows what takes a while`() {
        let test = ViewTest(InfoView(model: LibraryPreviewData.Information.loading), phone)
        #expect(test.texts.map(\.string).contains("Loading"))
        #expect(test.has("Skip"))
    }

    @Test func `an agreement is answered by its own buttons`() throws {
        let log = Log()
        let view = EULAView(
            title: "Licence", bodyAttributedText: "Words", didAgree: { log.events.append("agree") },
            didDisagree: { log.events.append("disagree") }, didCancel: { log.events.append("cancel") })
        let test = ViewTest(view, phone)
        try test.tap("Agree")
        try test.tap("Disagree")
        try test.tap("Cancel")
        #expect(log.events == ["agree", "disagree", "cancel"])
    }

    @Test func `an agreement is answered by the buttons of the app`() throws {
        let log = Log()
        let view = EULAView {
            Text("Licence")
        } agreeAction: {
            Action(actionText: "Yes") { log.events.append("own") }
        } disagreeAction: {
            Button("No") { log.events.append("own") }
        } didAgree: {
            log.events.append("agree")
        } didDisagree: {
            log.events.append("disagree")
        }
        let test = ViewTest(view, phone)
        try test.tap("Yes")
        try test.tap("No")
        #expect(log.events == ["own", "agree", "own", "disagree"])
    }

    @Test func `a page takes what is typed`() throws {
        struct Page: View {
            @State private var address = ""
            @State private var sent = ""

            var body: some View {
                ActivationScreen(
                    title: "Activation", footnote: "Sent: \(sent)", textInput: TextInput(textInputValue: $address),
                    action: Action(actionText: "Continue") { sent = address })
            }
        }
        let test = ViewTest(Page(), phone)
        try test.tap("Enter text")
        try test.type("laurel@example.com")
        #expect(test.texts.map(\.string).contains("laurel@example.com"))
        try test.tap("Continue")
        #expect(test.texts.map(\.string).contains("Sent: laurel@example.com"))
    }

    @Test func `a text is typed and handed over when it is finished`() throws {
        final class Model: TextInputModel {
            var textInputValue = ""
            var onCommit: (() -> Void)?
        }
        let model = Model()
        var committed = ""
        model.onCommit = { committed = model.textInputValue }
        let test = ViewTest(TextInput(model: model), DisplayConfiguration(width: 358))
        #expect(test.size.height >= 44)
        #expect(test.tap(at: CGPoint(x: 100, y: test.size.height / 2)))
        try test.type("Laurel")
        #expect(model.textInputValue == "Laurel")
        test.press(.return)
        #expect(committed == "Laurel")
    }
}
