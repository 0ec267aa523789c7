import FioriSwiftUI
import Foundation
import SwiftUI

/// The pages that an app begins with, by every kind of initialiser.
public struct Pages: View {
    @State private var address = ""
    @State private var isBusy = false
    private let beginning = Beginning(title: "Welcome")

    public init() {}

    public var body: some View {
        TabView {
            welcome
            activation
            information
            agreement
            consent
            signature
        }
    }

    @ViewBuilder private var welcome: some View {
        WelcomeScreen(
            title: "Welcome", descriptionText: "Say who you are.", subtitle: "Anybody", footnote: "Free",
            icon: Image(systemName: "wind"),
            textInput: TextInput(textInputValue: $address, onCommit: { isBusy = true }),
            action: Action(actionText: "Start", didSelectAction: { isBusy = true }),
            secondaryAction: Action(actionText: "Look around"))
        WelcomeScreen(model: beginning)
        WelcomeScreen {
            Text("Welcome")
        } descriptionText: {
            Text("Say who you are.")
        } subtitle: {
            Text("Anybody")
        } footnote: {
            Link("Free", destination: URL(string: "https://example.com")!)
        } icon: {
            Image(systemName: "wind")
        } textInput: {
            TextField("Mail", text: $address)
        } action: {
            FioriButton(title: "Start") { _ in isBusy = true }
        } secondaryAction: {
            Button("Look around") {}
        }
        WelcomeScreen(title: "Welcome")
        TextInput(textInputValue: $address)
        TextInput(model: MailAddress("a@example.com"))
        TextInput(model: ObservedAddress())
        Action(actionText: "Go")
        Action(model: Chore(actionText: "Go"))
    }

    @ViewBuilder private var activation: some View {
        ActivationScreen(
            title: "Activate", descriptionText: "By mail", footnote: "or",
            textInput: TextInput(textInputValue: $address),
            action: Action(actionText: "Next"), secondaryAction: Action(actionText: "Scan"))
        ActivationScreen(model: beginning)
        ActivationScreen {
            Text("Activate")
        } descriptionText: {
            Text("By mail")
        } footnote: {
            Text("or")
        } textInput: {
            TextInput(textInputValue: $address)
        } action: {
            Action(actionText: "Next")
        } secondaryAction: {
            Action(actionText: "Scan")
        }
    }

    @ViewBuilder private var information: some View {
        InfoView(
            title: "Loading", descriptionText: "Wait", action: Action(actionText: "Stop"),
            secondaryAction: Action(actionText: "Help"),
            progressIndicator: ProgressIndicator(progressIndicatorText: "Loading"))
        InfoView(model: beginning)
        InfoView {
            Text("Loading")
        } descriptionText: {
            Text("Wait")
        } action: {
            Button("Stop") {}
        } secondaryAction: {
            Button("Help") {}
        } progressIndicator: {
            ProgressView()
        }
    }

    @ViewBuilder private var agreement: some View {
        EULAView(
            title: "Licence", bodyAttributedText: AttributedString("You may use this app."),
            agreeAction: Action(actionText: "Yes"), disagreeAction: Action(actionText: "No"), cancelAction: nil,
            didAgree: {}, didDisagree: {}, didCancel: {})
        EULAView(title: "Licence", bodyAttributedText: "You may use this app.", didAgree: { isBusy = true })
        EULAView(model: Licence(title: "Licence"))
        EULAView(title: "Licence", htmlContent: "<p>You may <b>use</b> this app.</p>", didAgree: { isBusy = true })
            .htmlContentModifier { $0.font(.footnote) }
        EULAView {
            Text("Licence")
        } htmlContent: {
            HTMLText("<ul><li>Use this app.</ul>")
        }
        EULAView {
            Text("Licence")
        } bodyAttributedText: {
            Text("You may use this app.")
        } didAgree: {
            isBusy = true
        }
    }

    @ViewBuilder private var consent: some View {
        UserConsentView(model: Consent())
        UserConsentView(
            userConsentForms: [Consent.Form(["Location"], isRequired: true)], didAllow: { print($0) },
            didDeny: { print($0) }, didCancel: {}, didFinish: { print($0) })
        UserConsentView {
            UserConsentForm(
                userConsentPages: {
                    UserConsentPage {
                        Text("Location")
                    } bodyAttributedText: {
                        Text("We would like to know.")
                    } action: {
                        Button("Learn more") {}
                    }
                    UserConsentPage(title: "Time", bodyAttributedText: "And when.", action: Action(actionText: "More"))
                }, isRequired: true)
            UserConsentForm(model: Consent.Form(["Mail"], isRequired: false))
        } didFinish: { indices in
            print(indices)
        }
        UserConsentForm(
            userConsentPages: [Consent.Page(title: "Location")], isRequired: false,
            nextAction: Action(actionText: "On"),
            cancelAction: nil, allowAction: Action(actionText: "Yes"), denyAction: Action(actionText: "No"),
            notNowAction: Action(actionText: "Later"),
            alertConfiguration: AlertConfiguration(
                title: "Sure?", actions: [.init(title: "Yes", handler: { isBusy = true })]), didAllow: {},
            didDeny: { print($0) }, didCancel: {})
        UserConsentPage(model: Consent.Page(title: "Location"))
    }

    @ViewBuilder private var signature: some View {
        SignatureCaptureView(
            title: "Received by", startAction: Action(actionText: "Sign"), restartAction: Action(actionText: "Again"),
            cancelAction: Action(actionText: "Cancel"), clearAction: Action(actionText: "Clear"),
            saveAction: Action(actionText: "Save"), signatureImage: nil, onSave: { image in print(image) },
            onDelete: { isBusy = false })
        SignatureCaptureView(title: "Received by", onSave: { print($0) })
            .strokeWidth(4, isConstant: true)
            .cropsImage(false)
            .watermark("Delivered")
            .timestamp(.dateTime)
        SignatureCaptureView(model: Receipt(title: "Received by"))
        SignatureCaptureView {
            Text("Received by")
        } onSave: {
            print($0)
        }
    }
}
