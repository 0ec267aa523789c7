import IntegrationCardModel

/// A fault of a card that was found on its way to a picture.
package struct CardProblem: Sendable, Hashable {
    /// The severity.
    package var severity: CardDiagnostic.Severity
    /// The place within the manifest.
    package var pointer = JSONPointer()
    /// The line and column of the place; nil when the manifest does not contain it.
    package var position: SourcePosition?
    /// The fault and its reason.
    package var message: String

    /// Creates a fault of a card as a whole, or of a place.
    package init(
        _ severity: CardDiagnostic.Severity, at pointer: JSONPointer = JSONPointer(), position: SourcePosition? = nil,
        _ message: String
    ) {
        self.severity = severity
        self.pointer = pointer
        self.position = position
        self.message = message
    }

    /// The problem as a line in the form of `fiori validate card`, for example
    /// `manifest.json:/sap.card/header/title: error: … (3:7)`.
    package func text(file: String) -> String {
        ("\(file):\(pointer): \(severity.rawValue): \(message)" + (position.map { " (\($0))" } ?? ""))
            .withVisibleControls
    }

    /// The problem as a JSON object with `severity`, `pointer`, `message` and, where they are known, `line` and `column`.
    package var json: JSONValue {
        var object: JSONObject = [
            "severity": .string(severity.rawValue), "pointer": .string(pointer.description),
            "message": .string(message),
        ]
        if let position {
            object["line"] = .number(Double(position.line))
            object["column"] = .number(Double(position.column))
        }
        return .object(object)
    }
}
