import Crypto
import Foundation
import Hummingbird
import NIOCore

/// The page on which things can be drawn by hand. It loads nothing from elsewhere, and runs its own script only.
struct TryPage: Sendable {
    let response: Response

    init(hasTokens: Bool) {
        let examples = JSON.object([
            .init("card", .string(Examples.card.indentedText)), .init("chart", .string(Examples.chart.indentedText)),
            .init("table", .string(Examples.table)), .init("component", .string(Examples.component.indentedText)),
        ]).text.replacing("<", with: "\\u003c")
        let script = "const examples = \(examples);\n" + TryPageSource.script
        let html = TryPageSource.html
            .replacing("{{style}}", with: TryPageSource.style)
            .replacing("{{themes}}", with: Self.themes).replacing("{{styleSheet}}", with: Self.styleSheet)
            .replacing("{{token}}", with: hasTokens ? TryPageSource.token : "")
            .replacing("{{script}}", with: script)
        let policy =
            "default-src 'none'; connect-src 'self'; img-src blob: data:; frame-src blob:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'; style-src '\(Self.source(TryPageSource.style))'; "
            + "script-src '\(Self.source(script))'"
        response = Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .contentSecurityPolicy: policy, .cacheControl: "no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// The palettes as choices, with the one of pictures that name none.
    private static var themes: String {
        guard let option = OptionTable.options.first(where: { $0.name == "theme" }),
            case .choice(let names) = option.form
        else { return "" }
        return names.map { "<option\(option.standard == .string($0) ? " selected" : "")>\($0)" }.joined()
    }

    /// The example of a style sheet.
    private static var styleSheet: String {
        guard let option = OptionTable.options.first(where: { $0.name == "styleSheet" }),
            case .document(let example) = option.form
        else { return "" }
        return example
    }

    /// The hash by which the policy knows a text.
    private static func source(_ text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Array(text.utf8))).base64EncodedString()
    }
}
