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

    func add(to fields: inout JSONFields) {
        fields.add("text", text)
        fields.add("from", selection.lowerBound)
        fields.add("to", selection.upperBound)
        fields.add("caret", lengths: caret.minX, caret.minY, caret.height)
        fields.add("secure", trueIf: isSecure)
        fields.add("lines", trueIf: hasLines)
        fields.add("tabs", trueIf: takesTabs)
        fields.add("composing", trueIf: isComposing)
    }
}
