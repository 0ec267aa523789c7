import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// How a reader walks through forms of consent.
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

    @Test func pagesAreTurnedAndFormsAllowedOneAfterTheOther() throws {
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

    @Test func whatIsNotRequiredMayBePutOff() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        try test.tap("Next")
        try test.tap("Allow")
        try test.tap("Not Now")
        #expect(log.events == ["allow 0", "deny 1", "finish [0]"])
    }

    @Test func denyingWhatIsRequiredIsAskedAbout() throws {
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

    @Test func leavingIsNoAnswer() throws {
        let log = Log()
        let test = ViewTest(UserConsentView(model: consent(log)), phone)
        try test.tap("Cancel")
        #expect(log.events == ["cancel"])
    }

    @Test func aFormAloneAnswersForItself() throws {
        let log = Log()
        let form = UserConsentForm(
            userConsentPages: [LibraryPreviewData.ConsentPage.data], isRequired: false,
            didAllow: { log.events.append("allow") }, didDeny: { log.events.append("deny \($0)") })
        let test = ViewTest(form, phone)
        try test.tap("Allow")
        try test.tap("Not Now")
        #expect(log.events == ["allow", "deny false"])
    }

    @Test func buildersTakePagesInConditionsAndLoops() throws {
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

    @Test func theStepStandsBesideTheButtonOrBelowIt() throws {
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

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func largeTextIsNotCut(direction: LayoutDirection) {
        let test = ViewTest(
            UserConsentForm(model: LibraryPreviewData.ConsentForm.usage),
            DisplayConfiguration(
                width: 390, height: 780, dynamicTypeSize: .accessibility3, layoutDirection: direction))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= 390 })
    }
}
