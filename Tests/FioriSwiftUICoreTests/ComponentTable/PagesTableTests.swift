import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// The pages that an app begins with as existing apps call them.
@MainActor
struct PagesTableTests {
    @Test func `text input`() {
        #expect(shownTexts(TextInput(textInputValue: .constant("Input"), onCommit: {})) == ["Input"])
        #expect(shownTexts(TextInput(textInputValue: .constant("Input"))) == ["Input"])
        #expect(shownTexts(TextInput()) == ["Enter text"])
        #expect(shownTexts(TextInput(model: FullTextInput())) == ["Input"])
        #expect(shownTexts(TextInput(model: EmptyTextInput())) == ["Enter text"])
    }

    @Test func `welcome screen`() {
        let texts = ["Description", "Footnote", "Input", "Skip", "Start", "Subtitle", "Title"]
        let views = WelcomeScreen {
            Text("Title")
        } descriptionText: {
            Text("Description")
        } subtitle: {
            Text("Subtitle")
        } footnote: {
            Text("Footnote")
        } icon: {
            Image(systemName: "wind")
        } textInput: {
            TextInput(textInputValue: .constant("Input"))
        } action: {
            Action(actionText: "Start")
        } secondaryAction: {
            Button("Skip") {}
        }
        #expect(shownTexts(views) == texts)
        let data = WelcomeScreen(
            title: "Title", descriptionText: "Description", subtitle: "Subtitle", footnote: "Footnote",
            icon: Image(systemName: "wind"), textInput: TextInput(textInputValue: .constant("Input")),
            action: Action(actionText: "Start"), secondaryAction: Action(actionText: "Skip"))
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(WelcomeScreen(model: FullPage())) == texts)
        #expect(shownTexts(WelcomeScreen { Text("Title") }) == ["Title"])
        #expect(shownTexts(WelcomeScreen(title: "Title")) == ["Title"])
        #expect(shownTexts(WelcomeScreen(model: TitledWelcome())) == ["Title"])
    }

    @Test func `activation screen`() {
        let texts = ["Description", "Footnote", "Input", "Skip", "Start", "Title"]
        let views = ActivationScreen {
            Text("Title")
        } descriptionText: {
            Text("Description")
        } footnote: {
            Text("Footnote")
        } textInput: {
            TextInput(textInputValue: .constant("Input"))
        } action: {
            Action(actionText: "Start")
        } secondaryAction: {
            Button("Skip") {}
        }
        #expect(shownTexts(views) == texts)
        let data = ActivationScreen(
            title: "Title", descriptionText: "Description", footnote: "Footnote",
            textInput: TextInput(textInputValue: .constant("Input")), action: Action(actionText: "Start"),
            secondaryAction: Action(actionText: "Skip"))
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(ActivationScreen(model: FullPage())) == texts)
        #expect(shownTexts(ActivationScreen { Text("Title") }) == ["Title"])
        #expect(shownTexts(ActivationScreen(title: "Title")) == ["Title"])
        #expect(shownTexts(ActivationScreen(model: TitledActivation())) == ["Title"])
    }

    @Test func `info view`() {
        let texts = ["Description", "Loading", "Skip", "Start", "Title"]
        let views = InfoView {
            Text("Title")
        } descriptionText: {
            Text("Description")
        } action: {
            Action(actionText: "Start")
        } secondaryAction: {
            Button("Skip") {}
        } progressIndicator: {
            ProgressIndicator(progressIndicatorText: "Loading")
        }
        #expect(shownTexts(views) == texts)
        let data = InfoView(
            title: "Title", descriptionText: "Description", action: Action(actionText: "Start"),
            secondaryAction: Action(actionText: "Skip"),
            progressIndicator: ProgressIndicator(progressIndicatorText: "Loading"))
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(InfoView(model: FullPage())) == texts)
        #expect(shownTexts(InfoView { Text("Title") }) == ["Title"])
        #expect(shownTexts(InfoView(title: "Title")) == ["Title"])
        #expect(shownTexts(InfoView(model: TitledInfo())) == ["Title"])
    }

    @Test func `eula view`() {
        let texts = ["Body", "Skip", "Start", "Title"]
        let views = EULAView {
            Text("Title")
        } bodyAttributedText: {
            Text("Body")
        } agreeAction: {
            Action(actionText: "Start")
        } disagreeAction: {
            Button("Skip") {}
        } cancelAction: {
            EmptyView()
        } didAgree: {
        } didDisagree: {
        } didCancel: {
        }
        #expect(shownTexts(views) == texts)
        let data = EULAView(
            title: "Title", bodyAttributedText: "Body", agreeAction: Action(actionText: "Start"),
            disagreeAction: Action(actionText: "Skip"), cancelAction: nil, didAgree: {}, didDisagree: {},
            didCancel: {})
        #expect(shownTexts(data) == texts)
        #expect(shownTexts(EULAView(model: FullAgreement())) == texts)
        let defaults = ["Agree", "Cancel", "Disagree", "Title"]
        #expect(shownTexts(EULAView { Text("Title") }) == defaults)
        #expect(shownTexts(EULAView(title: "Title")) == defaults)
        #expect(shownTexts(EULAView(model: TitledAgreement())) == defaults)
    }
}
