/// A fault that was found while a card was resolved.
public struct CardDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity.
    public var severity: Severity
    /// The place within the manifest.
    public var pointer: JSONPointer
    /// The fault and its reason.
    public var message: String
    /// True for data that cannot be requested because of what the manifest says: the reason may have been found at its
    /// own place, too, which is this one or below it.
    public var refusesRequest = false

    /// The severities.
    public enum Severity: String, Sendable, Hashable {
        /// A part of the card cannot be shown.
        case error
        /// Something is odd, or an expression has thrown and is undefined as UI5 has it.
        case warning
    }

    /// Creates a diagnostic.
    public init(_ severity: Severity, at pointer: JSONPointer, _ message: String) {
        self.severity = severity
        self.pointer = pointer
        self.message = message
    }

    /// The place, the severity and the message.
    public var description: String { "\(pointer): \(severity.rawValue): \(message)".withVisibleControls }
}

extension CardDiagnostic {
    /// Faults with at most so many of one kind: those with the same message, whatever it quotes. The last of these tells how
    /// many more there are.
    static func counted(_ diagnostics: [CardDiagnostic], most: Int) -> [CardDiagnostic] {
        guard diagnostics.count > most else { return diagnostics }
        var kept: [CardDiagnostic] = []
        var kinds: [String: (count: Int, first: CardDiagnostic)] = [:]
        var order: [String] = []
        for diagnostic in diagnostics {
            let kind = diagnostic.severity.rawValue + diagnostic.message.withoutQuotations
            if kinds[kind] == nil { order.append(kind) }
            kinds[kind, default: (0, diagnostic)].count += 1
            if kinds[kind].map({ $0.count <= most }) == true { kept.append(diagnostic) }
        }
        for kind in order {
            guard let (count, first) = kinds[kind], count > most else { continue }
            let message = "\(count - most) further faults of the kind “\(first.message)” are not listed"
            kept.append(CardDiagnostic(first.severity, at: JSONPointer(), message))
        }
        return kept
    }
}

extension String {
    /// The text without what stands between quotation marks.
    fileprivate var withoutQuotations: String {
        let bytes = Array(utf8)
        var (kept, isQuoted): ([UInt8], Bool) = ([], false)
        for index in bytes.indices {
            // The marks are E2 80 9C and E2 80 9D.
            if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0x9C
            {
                isQuoted = bytes[index + 2] == 0x9C
            }
            if !isQuoted { kept.append(bytes[index]) }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
