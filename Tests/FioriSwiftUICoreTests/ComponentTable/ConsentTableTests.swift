import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// Consent and signatures as existing apps call them.
@MainActor
struct ConsentTableTests {
    @Test func `user consent page`() {
        let texts = ["Body", "Start", "Title"]
        let views = UserConsentPage {
            Text("Title")
        } bodyAttributedText: {
            Text("Body")
        } action: {
            Action(actionText: "Start")
        }
        #expect(shownTexts(views) == texts)
        let data = UserConsentPage(
            title: "Title", bodyAttributedText: "Body", action: Action(actionText: "Start"))
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(UserConsentPage(model: FullConsentPage())) == texts)
        #expect(shownTexts(UserConsentPage { Text("Title") }) == ["Title"])
        #expect(shownTexts(UserConsentPage(title: "Title")) == ["Title"])
        #expect(shownTexts(UserConsentPage(model: TitledConsentPage())) == ["Title"])
    }

    @Test func `user consent form`() {
        let texts = ["Body", "Skip", "Start", "Start", "Title"]
        let views = UserConsentForm(
            userConsentPages: { UserConsentPage(model: FullConsentPage()) }, isRequired: false,
            nextAction: { EmptyView() }, cancelAction: { EmptyView() }, allowAction: { Button("Start") {} },
            denyAction: { EmptyView() }, notNowAction: { Action(actionText: "Skip") },
            alertConfiguration: AlertConfiguration(title: "Sure?"), didAllow: {}, didDeny: { _ in }, didCancel: {})
        #expect(shownTexts(views) == texts)
        let data = UserConsentForm(
            userConsentPages: [FullConsentPage()], isRequired: false, nextAction: nil, cancelAction: nil,
            allowAction: Action(actionText: "Start"), denyAction: nil, notNowAction: Action(actionText: "Skip"),
            alertConfiguration: nil, didAllow: {}, didDeny: { _ in }, didCancel: {})
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(UserConsentForm(model: FullConsentForm())) == texts)
        let defaults = ["Allow", "Cancel", "Deny", "Title"]
        #expect(shownTexts(UserConsentForm { UserConsentPage(title: "Title") }) == defaults)
        #expect(shownTexts(UserConsentForm(userConsentPages: [TitledConsentPage()])) == defaults)
        #expect(shownTexts(UserConsentForm(model: EmptyConsentForm())) == defaults)
        #expect(shownTexts(UserConsentForm(userConsentPages: [])) == ["Allow", "Cancel", "Deny"])
    }

    @Test func `user consent view`() {
        let texts = ["Body", "Skip", "Start", "Start", "Title"]
        let views = UserConsentView(
            userConsentForms: { UserConsentForm(model: FullConsentForm()) }, didAllow: { _ in }, didDeny: { _ in },
            didCancel: {}, didFinish: { _ in })
        #expect(shownTexts(views) == texts)
        let data = UserConsentView(
            userConsentForms: [FullConsentForm()], didAllow: { _ in }, didDeny: { _ in }, didCancel: {},
            didFinish: { _ in })
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(UserConsentView(model: FullConsent())) == texts)
        let defaults = ["Allow", "Cancel", "Deny", "Title"]
        #expect(shownTexts(UserConsentView { UserConsentForm(model: EmptyConsentForm()) }) == defaults)
        #expect(shownTexts(UserConsentView(userConsentForms: [EmptyConsentForm()])) == defaults)
        #expect(shownTexts(UserConsentView(model: EmptyConsent())) == defaults)
    }

    @Test func `indexed views`() {
        struct Numbers: IndexedViewContainer {
            let count = 2
            func view(at index: Int) -> AnyView { AnyView(Text("\(index)")) }
        }
        #expect(shownTexts(Numbers()) == ["0", "1"])
        #expect(shownTexts(UserConsentForm { UserConsentPage(title: "1") }) == ["1", "Allow", "Cancel", "Deny"])
    }

    @Test func `signature capture view`() {
        let image = Image(systemName: "signature")
        let texts = ["Skip", "Title"]
        let views = SignatureCaptureView(
            title: { Text("Title") }, startAction: { Button("Start") {} }, restartAction: { Button("Skip") {} },
            cancelAction: { EmptyView() }, clearAction: { EmptyView() }, saveAction: { EmptyView() },
            signatureImage: image, onSave: { _ in }, onDelete: {})
        #expect(shownTexts(views) == texts)
        let data = SignatureCaptureView(
            title: "Title", startAction: Action(actionText: "Start"), restartAction: Action(actionText: "Skip"),
            cancelAction: nil, clearAction: nil, saveAction: nil, signatureImage: image, onSave: { _ in },
            onDelete: {})
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(SignatureCaptureView(model: FullSignature())) == texts)
        let defaults = ["Tap to Sign", "Title"]
        #expect(shownTexts(SignatureCaptureView { Text("Title") }) == defaults)
        #expect(shownTexts(SignatureCaptureView(title: "Title")) == defaults)
        #expect(shownTexts(SignatureCaptureView(model: TitledSignature())) == defaults)
    }
}
