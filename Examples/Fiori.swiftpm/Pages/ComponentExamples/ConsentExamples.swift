import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let userConsentView = ComponentEntry(
        "UserConsentView", "One or more consent forms, shown one after the other.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("userConsentForms", .view, "two forms", choices: ["two forms", "one form"]),
            ComponentProperty("didAllow", .function),
            ComponentProperty("didDeny", .function), ComponentProperty("didCancel", .function),
            ComponentProperty("didFinish", .function),
        ],
        make: { values in
            UserConsentView(
                userConsentForms: Array(
                    LibraryPreviewData.Consent.all.userConsentForms.prefix(
                        ["two forms": 2, "one form": 1][values.required("userConsentForms")] ?? 0)),
                didAllow: values.function("didAllow") { "form \($0)" },
                didDeny: values.function("didDeny") { "form \($0)" }, didCancel: values.function("didCancel"),
                didFinish: values.function("didFinish") { "allowed \($0)" })
        },
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
        "UserConsentForm", "Pages of information, with buttons to allow or deny on the last one.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("userConsentPages", .view, "two pages", choices: ["two pages", "one page"]),
            ComponentProperty("isRequired", .flag, "true"),
            ComponentProperty("nextAction", .text, "Next"), ComponentProperty("cancelAction", .text, "Cancel"),
            ComponentProperty("allowAction", .text, "Allow"), ComponentProperty("denyAction", .text, "Deny"),
            ComponentProperty("notNowAction", .text, "Not Now"),
            ComponentProperty("alertConfiguration", .data, choices: ["a question"]),
            ComponentProperty("didAllow", .function), ComponentProperty("didDeny", .function),
            ComponentProperty("didCancel", .function),
        ],
        make: { values in
            UserConsentForm(
                userConsentPages: Array(
                    LibraryPreviewData.ConsentForm.usage.userConsentPages.prefix(
                        ["two pages": 2, "one page": 1][values.required("userConsentPages")] ?? 0)),
                isRequired: values.flag("isRequired"), nextAction: values.action("nextAction", _NextActionDefault()),
                cancelAction: values.action("cancelAction", _CancelActionDefault()),
                allowAction: values.action("allowAction", _AllowActionDefault()),
                denyAction: values.action("denyAction", _DenyActionDefault()),
                notNowAction: values.action("notNowAction", _NotNowActionDefault()),
                alertConfiguration: values.text("alertConfiguration").flatMap { _ in
                    LibraryPreviewData.ConsentForm.usage.alertConfiguration
                },
                didAllow: values.function("didAllow"),
                didDeny: values.function("didDeny") { $0 ? "after a question" : "at once" },
                didCancel: values.function("didCancel"))
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
        "UserConsentPage", "A page of a consent form: a title, a text and an action to read more.",
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
        "SignatureCaptureView", "A field to sign in with a finger or a pencil.",
        properties: [
            ComponentProperty("title", .text, "Signature"), ComponentProperty("startAction", .text, "Tap to Sign"),
            ComponentProperty("restartAction", .text, "Sign Again"), ComponentProperty("cancelAction", .text, "Cancel"),
            ComponentProperty("clearAction", .text, "Clear"), ComponentProperty("saveAction", .text, "Save"),
            ComponentProperty("signatureImage", .data, choices: ["Laurel Osborn"]),
            ComponentProperty("onSave", .function), ComponentProperty("onDelete", .function),
        ],
        make: { values in
            SignatureCaptureView(
                title: values.required("title"),
                startAction: values.action("startAction", _StartSignatureActionDefault()),
                restartAction: values.action("restartAction", _RestartSignatureActionDefault()),
                cancelAction: values.action("cancelAction", _CancelActionDefault()),
                clearAction: values.action("clearAction", _ClearActionDefault()),
                saveAction: values.action("saveAction", _SaveActionDefault()),
                signatureImage: values.text("signatureImage").map { _ in LibraryPreviewData.Signature.laurelosborn },
                onSave: values.function("onSave") { _ in "an image" }, onDelete: values.function("onDelete"))
        },
        examples: [
            GalleryExample("plain types") { SignatureCaptureView(title: "Signature") },
            GalleryExample("model") { SignatureCaptureView(model: LibraryPreviewData.Signature.delivery) },
            GalleryExample("signed before") {
                SignatureCaptureView(title: "Signature", signatureImage: LibraryPreviewData.Signature.laurelosborn)
            },
        ])
}
