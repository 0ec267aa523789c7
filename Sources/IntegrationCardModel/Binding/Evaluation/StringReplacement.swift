/// A replacement text of `replace` and `replaceAll`, read once for all places.
private struct Replacement {
    enum Piece {
        case text(String)
        /// The found text for 0, or what one of the pattern's groups has captured.
        case capture(Int)
    }

    let pieces: [Piece]

    /// Reads `$1`, `$&` and `$$`.
    ///
    /// - Parameter groups: the number of a match's captures, the found text among them.
    init(_ text: String, groups: Int) {
        let dollar = UInt8(ascii: "$")
        guard text.utf8.contains(dollar) else {
            pieces = text.isEmpty ? [] : [.text(text)]
            return
        }
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        func endLiteral() {
            guard !literal.isEmpty else { return }
            pieces.append(.text(String(decoding: literal, as: UTF8.self)))
            literal = []
        }
        var bytes = text.utf8[...]
        while let byte = bytes.popFirst() {
            guard byte == dollar, let next = bytes.first else {
                literal.append(byte)
                continue
            }
            switch next {
            case dollar:
                bytes.removeFirst()
                literal.append(dollar)
            case UInt8(ascii: "&"):
                bytes.removeFirst()
                endLiteral()
                pieces.append(.capture(0))
            case UInt8(ascii: "1")...UInt8(ascii: "9") where Int(next) - 0x30 < groups:
                bytes.removeFirst()
                endLiteral()
                pieces.append(.capture(Int(next) - 0x30))
            default: literal.append(dollar)
            }
        }
        endLiteral()
        self.pieces = pieces
    }
}

extension ExpressionEvaluator {
    /// Replaces the first place of a text, or all of them. Each piece is charged by its length before it is copied, in a
    /// text that is refused in the end, too.
    mutating func replace(
        _ string: String, _ target: JavaScriptValue, with replacement: JavaScriptValue, all: Bool
    ) throws(EvaluationFailure) -> String {
        let replacement = try text(replacement)
        let units = Array(string.utf16)
        var result = BoundedText(maximumBytes: coercion.maximumResultBytes)
        var position = 0
        func add(_ piece: String, _ evaluator: inout ExpressionEvaluator) throws(EvaluationFailure) {
            try evaluator.spend(1 + piece.utf8.count / 64)
            guard result.append(piece) else { throw evaluator.tooLong }
        }
        func add(
            _ parts: Replacement, for captures: [Range<Int>?], _ evaluator: inout ExpressionEvaluator
        ) throws(EvaluationFailure) {
            guard let found = captures[0] else { return }
            if position < found.lowerBound {
                try add(JavaScriptStrings.slice(units, position, found.lowerBound), &evaluator)
            }
            position = found.upperBound
            for piece in parts.pieces {
                switch piece {
                case .text(let text): try add(text, &evaluator)
                case .capture(let group):
                    guard let range = captures[group] else { continue }
                    try add(JavaScriptStrings.slice(units, range.lowerBound, range.upperBound), &evaluator)
                }
            }
        }
        if case .pattern(let pattern) = target {
            var parts: Replacement?
            var searchStart = 0
            repeat {
                guard let found = try search(pattern, units, from: searchStart), let range = found.captures[0] else {
                    break
                }
                let read = parts ?? Replacement(replacement, groups: found.captures.count)
                parts = read
                try add(read, for: found.captures, &self)
                searchStart = range.isEmpty ? range.upperBound + 1 : range.upperBound
            } while pattern.isGlobal && searchStart <= units.count
        } else {
            let part = Array(try text(target).utf16)
            try spend((units.count + part.count) / 64)
            let parts = Replacement(replacement, groups: 1)
            if part.isEmpty {
                for place in 0...(all ? units.count : 0) { try add(parts, for: [place..<place], &self) }
            } else {
                for place in TextSearch(part).places(in: units, most: all ? .max : 1) {
                    try add(parts, for: [place..<(place + part.count)], &self)
                }
            }
        }
        if position < units.count { try add(JavaScriptStrings.slice(units, position, units.count), &self) }
        return result.text
    }
}
