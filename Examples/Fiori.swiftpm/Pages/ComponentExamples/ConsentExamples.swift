import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let userConsentView = ComponentEntry(
        "UserConsentView", "Forms of consent, one after the other.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("userConsentForms", .view), ComponentProperty("didAllow", .function),
            ComponentProperty("didDeny", .function), ComponentProperty("didCancel", .function),
            ComponentProperty("didFinish", .function),
        ],
        make: { _ in UserConsentView(model: LibraryPreviewData.Consent.all) },
        examples: [
            GalleryExample("model") { UserConsentView(model: LibraryPreviewData.Consent.all) },
            GalleryExample("view builders") {
                UserConsentView {
                    UserConsentForm {
                        UserConsentPage(title: "Location", bodyAttributedText: "The app shows turbines near you.")
                    }
                }
            },
        ])

    static let userConsentForm = ComponentEntry(
        "UserConsentForm", "Pages that end with the question whether the reader consents.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("userConsentPages", .view), ComponentProperty("isRequired", .flag, "true"),
            ComponentProperty("nextAction", .text, "Next"), ComponentProperty("cancelAction", .text, "Cancel"),
            ComponentProperty("allowAction", .text, "Allow"), ComponentProperty("denyAction", .text, "Deny"),
            ComponentProperty("notNowAction", .text, "Not Now"), ComponentProperty("alertConfiguration", .data),
            ComponentProperty("didAllow", .function), ComponentProperty("didDeny", .function),
            ComponentProperty("didCancel", .function),
        ],
        make: { values in
            UserConsentForm(
                userConsentPages: LibraryPreviewData.ConsentForm.usage.userConsentPages,
                isRequired: values.flag("isRequired"), nextAction: values.action("nextAction", _NextActionDefault()),
                cancelAction: values.action("cancelAction", _CancelActionDefault()),
                allowAction: values.action("allowAction", _AllowActionDefault()),
                denyAction: values.action("denyAction", _DenyActionDefault()),
                notNowAction: values.action("notNowAction", _NotNowActionDefault()))
        },
        examples: [
            GalleryExample("model") { UserConsentForm(model: LibraryPreviewData.ConsentForm.usage) },
            GalleryExample("not required") { UserConsentForm(model: LibraryPreviewData.ConsentForm.diagnostics) },
            GalleryExample("view builders") {
                UserConsentForm(
                    userConsentPages: {
                        UserConsentPage(title: "Location", bodyAttributedText: "The app shows turbines near you.")
                        UserConsentPage(title: "Notifications", bodyAttributedText: "The app tells when one stops.")
                    },
                    isRequired: false,
                    nextAction: {
                        Button("Go On") {}
                    })
            },
        ])

    static let userConsentPage = ComponentEntry(
        "UserConsentPage", "A page of what the reader is asked to consent to.",
        properties: [
            ComponentProperty("title", .text, "Data Privacy"),
            ComponentProperty("bodyAttributedText", .text, "The app collects how often its pages are opened."),
            ComponentProperty("action", .text, "Learn More"),
        ],
        make: { values in
            UserConsentPage(
                title: values.required("title"),
                bodyAttributedText: values.attributedText("bodyAttributedText"), action: values.action("action"))
        },
        examples: [
            GalleryExample("model") { UserConsentPage(model: LibraryPreviewData.ConsentPage.data) },
            GalleryExample("plain types") {
                UserConsentPage(
                    title: "Location", bodyAttributedText: "The app shows turbines near you.",
                    action: Action(actionText: "Learn More"))
            },
            GalleryExample("view builders") {
                UserConsentPage {
                    Label("Location", systemImage: "location")
                } bodyAttributedText: {
                    Text("The app shows turbines near you.")
                } action: {
                    Button("Learn More") {}
                }
            },
            GalleryExample("title alone") { UserConsentPage(title: "Data Privacy") },
        ])

    static let signatureCaptureView = ComponentEntry(
        "SignatureCaptureView", "An area to sign in with a finger or a pencil.",
        properties: [
            ComponentProperty("title", .text, "Signature"), ComponentProperty("startAction", .text, "Tap to Sign"),
            ComponentProperty("restartAction", .text, "Sign Again"), ComponentProperty("cancelAction", .text, "Cancel"),
            ComponentProperty("clearAction", .text, "Clear"), ComponentProperty("saveAction", .text, "Save"),
            ComponentProperty("signatureImage", .data), ComponentProperty("onSave", .function),
            ComponentProperty("onDelete", .function),
        ],
        make: { values in
            SignatureCaptureView(
                title: values.required("title"),
                startAction: values.action("startAction", _StartSignatureActionDefault()),
                restartAction: values.action("restartAction", _RestartSignatureActionDefault()),
                cancelAction: values.action("cancelAction", _CancelActionDefault()),
                clearAction: values.action("clearAction", _ClearActionDefault()),
                saveAction: values.action("saveAction", _SaveActionDefault()))
        },
        examples: [
            GalleryExample("plain types") { SignatureCaptureView(title: "Signature") },
            GalleryExample("model") { SignatureCaptureView(model: LibraryPreviewData.Signature.delivery) },
            GalleryExample("signed before") {
                SignatureCaptureView(title: "Signature", signatureImage: LibraryPreviewData.Signature.laurelosborn)
            },
        ])
}
