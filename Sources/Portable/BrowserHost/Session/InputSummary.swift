import CoreGraphics
import SwiftUI

/// The text field with the focus, as the page's own field needs it for keyboards and input methods.
struct InputSummary: Equatable {
    private let text: String
    /// In UTF-16 units, as JavaScript counts.
    private let selection: Range<Int>
    private let caret: CGRect
    private let isSecure: Bool
    private let hasLines: Bool
    private let takesTabs: Bool
    private let isComposing: Bool

    init(_ input: TextInputState) {
        let bytes = Array(input.text.utf8)
        func units(_ byte: Int) -> Int {
            String(decoding: bytes.prefix(byte), as: UTF8.self).utf16.count
        }
        // A secure field's text stays in the app.
        text = input.isSecure ? String(repeating: "•", count: input.text.count) : input.text
        let range = units(input.selection.lowerBound)..<units(input.selection.upperBound)
        selection = input.isSecure ? text.utf16.count..<text.utf16.count : range
        caret = input.caret
        isSecure = input.isSecure
        hasLines = input.hasLines
        takesTabs = input.takesTabs
        isComposing = input.marked != nil
    }

    func append(to json: inout JSONText) {
        json.raw("{\"text\":")
        json.string(text)
        json.raw(",\"from\":")
        json.number(selection.lowerBound)
        json.raw(",\"to\":")
        json.number(selection.upperBound)
        json.raw(",\"caret\":")
        json.list([caret.minX, caret.minY, caret.height]) { $0.number(Double($1)) }
        if isSecure { json.raw(",\"secure\":true") }
        if hasLines { json.raw(",\"lines\":true") }
        if takesTabs { json.raw(",\"tabs\":true") }
        if isComposing { json.raw(",\"composing\":true") }
        json.raw("}")
    }
}
