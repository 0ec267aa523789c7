import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The steps of a reader through forms of consent.
///
/// Numbers: 374 is the width of 390 less a margin of 16, as drawn today, not compared with a device; a point of
/// difference is allowed for rounding. Indexes are those of the forms in each test.
@MainActor
struct UserConsentTests {
    private let phone = DisplayConfiguration(width: 390, height: 780)

    private final class Log {
        var events: [String] = []
    }

    private func consent(_ log: Log) -> LibraryPreviewData.Consent {
        var consent = LibraryPreviewData.Consent.all
        consent.didAllow = { log.events.append("allow \($0)") }
        consent.didDeny = { log.events.append("deny \($0)") }
        consent.didCancel = { log.events.append("cancel") }
        consent.didFinish = { log.events.append("finish \($0)") }
        return consent
    }

    @Test func `pages are turned and forms allowed one after the other`() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        #expect(test.texts.map(\.string).contains("Data Privacy"))
        #expect(test.texts.map(\.string).contains("Step 1 of 2"))
        #expect(!test.has("Allow"))
        try test.tap("Next")
        #expect(test.texts.map(\.string).contains("What It Is For"))
        #expect(!test.has("Next"))
        try test.tap("Allow")
        #expect(log.events == ["allow 0"])
        #expect(test.texts.map(\.string).contains("Diagnostics"))
        #expect(!test.has("Deny"))
        try test.tap("Allow")
        #expect(log.events == ["allow 0", "allow 1", "finish [0, 1]"])
    }

    @Test func `what is not required may be put off`() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        try test.tap("Next")
        try test.tap("Allow")
        try test.tap("Not Now")
        #expect(log.events == ["allow 0", "deny 1", "finish [0]"])
    }

    @Test func `denying what is required is asked about`() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        try test.tap("Next")
        try test.tap("Deny")
        #expect(test.texts.map(\.string).contains("Deny Consent?"))
        try test.tap("Go Back")
        #expect(log.events.isEmpty)
        try test.tap("Deny")
        try test.tap("Deny Anyway")
        #expect(log.events == ["deny 0"])
        #expect(test.texts.map(\.string).contains("What It Is For"))
    }

    @Test func `leaving is no answer`() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        try test.tap("Cancel")
        #expect(log.events == ["cancel"])
    }

    @Test func `a form alone answers for itself`() throws {
        let log = Log()
        let form = UserConsentForm(
            userConsentPages: [LibraryPreviewData.ConsentPage.data], isRequired: false,
            didAllow: { log.events.append("allow") }, didDeny: { log.events.append("deny \($0)") })
        let test = ViewTest(form, phone)
        try test.tap("Allow")
        try test.tap("Not Now")
        #expect(log.events == ["allow", "deny false"])
    }

    @Test func `builders take pages in conditions and loops`() throws {
        let isLong = true
        let form = UserConsentForm {
            if isLong { UserConsentPage(title: "First") }
            for number in 2...3 { UserConsentPage(title: "Page \(number)") }
        }
        let test = ViewTest(form, phone)
        #expect(test.texts.map(\.string).contains("First"))
        try test.tap("Next")
        try test.tap("Next")
        #expect(test.texts.map(\.string).contains("Page 3"))
        #expect(test.has("Deny"))
    }

    @Test func `the step stands beside the button or below it`() throws {
        let form = UserConsentForm(model: LibraryPreviewData.ConsentForm.usage)
        let test = ViewTest(form, phone)
        #expect(try test.text("Step 1 of 2").frame.maxX == 374)
        #expect(try abs(test.text("Step 1 of 2").frame.midY - test.text("Cancel").frame.midY) < 1)
        let large = ViewTest(
            form, DisplayConfiguration(width: 358, height: 780, dynamicTypeSize: .accessibility3))
        let step = try large.text("Step 1 of 2")
        #expect(step.baselines.count == 1)
        #expect(try step.frame.minY >= large.text("Cancel").frame.maxY)
        #expect(try step.frame.minX == large.text("Cancel").frame.minX)
    }

    /// Three forms: two required pages, one optional one, one required form without a question.
    @Test func `forms and their pages are walked in order`() throws {
        let log = Log()
        let view = UserConsentView(
            userConsentForms: {
                UserConsentForm {
                    UserConsentPage(title: "A1")
                    UserConsentPage(title: "A2")
                }
                UserConsentForm(userConsentPages: { UserConsentPage(title: "B1") }, isRequired: false)
                UserConsentForm(userConsentPages: { UserConsentPage(title: "C1") }, alertConfiguration: nil)
            }, didAllow: { log.events.append("allow \($0)") }, didDeny: { log.events.append("deny \($0)") },
            didCancel: { log.events.append("cancel") }, didFinish: { log.events.append("finish \($0)") })
        let test = ViewTest(view, phone)
        func isShown(_ text: String) -> Bool { test.texts.contains { $0.string == text } }
        #expect(isShown("A1") && isShown("Step 1 of 2"))
        try test.tap("Next")
        #expect(isShown("A2") && isShown("Step 2 of 2") && !test.has("Not Now"))
        try test.tap("Allow")
        #expect(isShown("B1") && !isShown("Step 1 of 1") && !test.has("Deny"))
        try test.tap("Not Now")
        #expect(isShown("C1"))
        // Without an alert the answer takes effect at once; the app decides what follows.
        try test.tap("Deny")
        #expect(isShown("C1"))
        #expect(log.events == ["allow 0", "deny 1", "deny 2"])
        try test.tap("Allow")
        #expect(log.events == ["allow 0", "deny 1", "deny 2", "allow 2", "finish [0, 2]"])
    }

    @Test func `the answers of an alert are the apps`() throws {
        let log = Log()
        let alert = AlertConfiguration(
            title: "Sure?", message: "Nothing works without it.",
            actions: [
                AlertConfiguration.Action(title: "Back", role: .cancel) { log.events.append("back") },
                AlertConfiguration.Action(title: "Refuse", role: .destructive) { log.events.append("refuse") },
            ])
        let form = UserConsentForm(
            userConsentPages: { UserConsentPage(title: "Terms") }, alertConfiguration: alert,
            didDeny: { log.events.append("deny \($0)") })
        let test = ViewTest(form, phone)
        try test.tap("Deny")
        #expect(test.texts.contains { $0.string == "Nothing works without it." })
        try test.tap("Back")
        #expect(log.events == ["back"])
        try test.tap("Deny")
        try test.tap("Refuse")
        #expect(log.events == ["back", "refuse", "deny true"])
        #expect(!test.texts.contains { $0.string == "Sure?" })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `large text is not cut`(direction: LayoutDirection) {
        let test = ViewTest(
            UserConsentForm(model: LibraryPreviewData.ConsentForm.usage),
            DisplayConfiguration(
                width: 390, height: 780, dynamicTypeSize: .accessibility3, layoutDirection: direction))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
    }
}
