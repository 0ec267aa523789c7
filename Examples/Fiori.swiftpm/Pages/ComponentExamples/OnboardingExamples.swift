import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let textInput = ComponentEntry(
        "TextInput", "A text field of one line.",
        properties: [
            ComponentProperty("textInputValue", .text, "laurel.osborn@example.com"),
            ComponentProperty("onCommit", .function),
        ],
        make: { values in
            TextInput(textInputValue: values.binding("textInputValue"), onCommit: values.function("onCommit"))
        },
        examples: [
            GalleryExample("with a text") { TextInput(textInputValue: .constant("laurel.osborn@example.com")) },
            GalleryExample("empty") { TextInput(textInputValue: .constant("")) },
            GalleryExample("disabled") { TextInput(textInputValue: .constant("Houston")).disabled(true) },
        ])

    static let welcomeScreen = ComponentEntry(
        "WelcomeScreen", "The first page of an app, with a button to start.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("title", .text, "Wind Park Care"),
            ComponentProperty("descriptionText", .text, "Look after turbines wherever they stand."),
            ComponentProperty("subtitle", .text, "Version 3.2"),
            ComponentProperty("footnote", .text, "No account is needed for the demo."),
            ComponentProperty("icon", .image, "wind"),
            ComponentProperty("textInput", .text),
            ComponentProperty("action", .text, "Start"),
            ComponentProperty("secondaryAction", .text, "Try the Demo"),
        ],
        make: { values in
            WelcomeScreen(
                title: values.required("title"), descriptionText: values.text("descriptionText"),
                subtitle: values.text("subtitle"), footnote: values.text("footnote"), icon: values.image("icon"),
                textInput: values.text("textInput").map { _ in TextInput(textInputValue: values.binding("textInput")) },
                action: values.action("action"),
                secondaryAction: values.action("secondaryAction"))
        },
        examples: [
            GalleryExample("model") { WelcomeScreen(model: LibraryPreviewData.Welcome.wind) },
            GalleryExample("plain types") {
                WelcomeScreen(
                    title: "Wind Park Care", textInput: TextInput(textInputValue: .constant("")),
                    action: Action(actionText: "Start"))
            },
            GalleryExample("view builders") {
                WelcomeScreen {
                    Text("Wind Park Care")
                } action: {
                    Button("Start") {}
                }
            },
        ])

    static let activationScreen = ComponentEntry(
        "ActivationScreen", "A page that activates an app by an email address or a scanned code.",
        isEdgeToEdge: true,
        properties: [
            ComponentProperty("title", .text, "Activation"),
            ComponentProperty("descriptionText", .text, "Enter the mail address that your company knows."),
            ComponentProperty("footnote", .text, "Or"),
            ComponentProperty("textInput", .text, "laurel.osborn@example.com"),
            ComponentProperty("action", .text, "Continue"),
            ComponentProperty("secondaryAction", .text, "Scan"),
        ],
        make: { values in
            ActivationScreen(
                title: values.required("title"), descriptionText: values.text("descriptionText"),
                footnote: values.text("footnote"),
                textInput: values.text("textInput").map { _ in TextInput(textInputValue: values.binding("textInput")) },
                action: values.action("action"),
                secondaryAction: values.action("secondaryAction"))
        },
        examples: [
            GalleryExample("model") { ActivationScreen(model: LibraryPreviewData.Activation.mail) },
            GalleryExample("view builders") {
                ActivationScreen {
                    Text("Activation")
                } textInput: {
                    TextInput(textInputValue: .constant(""))
                } action: {
                    Button("Continue") {}
                }
            },
            GalleryExample("code alone") {
                ActivationScreen(title: "Activation", secondaryAction: Action(actionText: "Scan"))
            },
        ])

    static let infoView = ComponentEntry(
        "InfoView", "A full page with a title, a description, actions and an optional progress indicator.",
        isEdgeToEdge: true,
        properties: [
            ComponentProperty("title", .text, "Setting Up"),
            ComponentProperty("descriptionText", .text, "The turbines of your region are being loaded."),
            ComponentProperty("action", .text),
            ComponentProperty("secondaryAction", .text, "Skip"),
            ComponentProperty("progressIndicator", .text, "Loading"),
        ],
        make: { values in
            InfoView(
                title: values.required("title"), descriptionText: values.text("descriptionText"),
                action: values.action("action"), secondaryAction: values.action("secondaryAction"),
                progressIndicator: values.text("progressIndicator").map { ProgressIndicator(progressIndicatorText: $0) }
            )
        },
        examples: [
            GalleryExample("model") { InfoView(model: LibraryPreviewData.Information.loading) },
            GalleryExample("view builders") {
                InfoView {
                    Text("Setting Up")
                } descriptionText: {
                    Text("The turbines of your region are being loaded.")
                } progressIndicator: {
                    ProgressView(value: 0.4)
                }
            },
            GalleryExample("with an action") {
                InfoView(
                    title: "All Set", descriptionText: "Everything is loaded.", action: Action(actionText: "Continue"))
            },
        ])

    static let eulaView = ComponentEntry(
        "EULAView", "A licence agreement with buttons to agree and disagree.", isEdgeToEdge: true,
        properties: [
            ComponentProperty("title", .text, "Licence Agreement"),
            ComponentProperty("bodyAttributedText", .text, "This app may be used by the people of the company."),
            ComponentProperty("htmlContent", .text),
            ComponentProperty("agreeAction", .text, "Agree"), ComponentProperty("disagreeAction", .text, "Disagree"),
            ComponentProperty("cancelAction", .text, "Cancel"), ComponentProperty("didAgree", .function),
            ComponentProperty("didDisagree", .function), ComponentProperty("didCancel", .function),
        ],
        make: { values in
            EULAView(
                title: values.required("title"), bodyAttributedText: values.attributedText("bodyAttributedText"),
                htmlContent: values.text("htmlContent"),
                agreeAction: values.action("agreeAction", _AgreeActionDefault()),
                disagreeAction: values.action("disagreeAction", _DisagreeActionDefault()),
                cancelAction: values.action("cancelAction", _CancelActionDefault()),
                didAgree: values.function("didAgree"), didDisagree: values.function("didDisagree"),
                didCancel: values.function("didCancel"))
        },
        examples: [
            GalleryExample("model") { EULAView(model: LibraryPreviewData.Agreement.licence) },
            GalleryExample("view builders") {
                EULAView {
                    Label("Licence Agreement", systemImage: "doc.text")
                } bodyAttributedText: {
                    Text("This app may be used by the people of the company.")
                } agreeAction: {
                    Button("Accept") {}
                }
            },
            GalleryExample("HTML") {
                EULAView(
                    title: "Licence Agreement",
                    htmlContent: """
                        <p>This app may be used by the people of the company. <b>Read all of it.</b></p>
                        <ol><li>What the app shows is confidential.<li>It may not be handed on.</ol>
                        """)
            },
            GalleryExample("title alone") { EULAView(title: "Licence Agreement") },
        ])

    static let htmlText = ComponentEntry(
        "HTMLText", "Text from HTML: paragraphs, headings, lists, emphasis and links.",
        properties: [
            ComponentProperty(
                "html", .text, "<p>Read the <a href=\"https://www.example.com\">terms</a> <b>first</b>.</p>")
        ],
        make: { values in HTMLText(values.required("html")) },
        examples: [
            GalleryExample("terms of use") {
                HTMLText(
                    """
                    <h2>Terms of Use</h2>
                    <p>This app may be used by the people of the company. Read <b>all of it</b>, and the
                    <a href="https://www.example.com/privacy">privacy statement</a>.</p>
                    <h3>What You May Do</h3>
                    <ul><li>Look at orders, devices and people of your region, and change those that are yours.
                    <li>Write down readings: <ol><li>temperature,<li>pressure,<li>time.</ol></ul>
                    <hr>
                    <blockquote>Data stays within the company.</blockquote>
                    <p>Version <code>3.2</code> of <i>May 1</i>, in force until <s>June</s> <u>July</u>.</p>
                    """)
            },
            GalleryExample("numbers") {
                HTMLText("<ol start=9><li>Agree.<li>Sign, with the name that your passport has.<li>Begin.</ol>")
            },
        ])
}
