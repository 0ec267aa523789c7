import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let userConsentView = ComponentEntry(
        "UserConsentView", "Forms of consent, one after the other.",
        properties: [],
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
        "UserConsentForm", "Pages that end with the question whether the reader consents.",
        properties: [],
        make: { _ in UserConsentForm(model: LibraryPreviewData.ConsentForm.usage) },
        examples: [
            GalleryExample("model") { UserConsentForm(model: LibraryPreviewData.ConsentForm.usage) },
            GalleryExample("not required") { UserConsentForm(model: LibraryPreviewData.ConsentForm.diagnostics) },
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
                bodyAttributedText: values.text("bodyAttributedText").map { AttributedString($0) },
                action: values.text("action").map { Action(actionText: $0) })
        },
        examples: [
            GalleryExample("model") { UserConsentPage(model: LibraryPreviewData.ConsentPage.data) },
            GalleryExample("title alone") { UserConsentPage(title: "Data Privacy") },
        ])

    static let signatureCaptureView = ComponentEntry(
        "SignatureCaptureView", "An area to sign in with a finger or a pencil.",
        properties: [ComponentProperty("title", .text, "Signature")],
        make: { SignatureCaptureView(title: $0.required("title")) },
        examples: [
            GalleryExample("plain types") { SignatureCaptureView(title: "Signature") },
            GalleryExample("model") { SignatureCaptureView(model: LibraryPreviewData.Signature.delivery) },
            GalleryExample("signed before") {
                SignatureCaptureView(title: "Signature", signatureImage: LibraryPreviewData.Signature.laurelosborn)
            },
        ])
}
