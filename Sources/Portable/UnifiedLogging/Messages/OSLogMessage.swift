/// A message with values whose text is made only where the message is kept, and hidden where they are private.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    /// The message in words.
    ///
    /// - Parameter showsPrivateValues: Whether values that are private are written out, or `<private>` in their place.
    package func text(showingPrivateValues showsPrivateValues: Bool) -> String {
        var text = ""
        for part in interpolation.parts {
            switch part {
            case .literal(let literal): text += literal
            case .value(let value): text += value.text(showingPrivateValues: showsPrivateValues)
            }
        }
        return text
    }
}
