extension String {
    /// The text with its control characters written out, so that nothing in a card can fake a line of a log or control
    /// a terminal: a line break is `\\n`, an escape `\\u{1B}`. Characters that change the direction of text are written
    /// out, too.
    package var withVisibleControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.isControl: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// True for control characters, separators of lines and paragraphs, and marks of direction.
    fileprivate var isControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
        default: false
        }
    }
}
