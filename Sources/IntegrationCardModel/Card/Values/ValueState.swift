/// The meanings of states, highlights and status texts.
public enum ValueState: Sendable, Hashable {
    case none
    case information
    case success
    case warning
    case error
    /// Number of one of the twenty colours without a meaning of their own.
    case indication(Int)

    /// Reads a name such as "Success" or "Indication07"; nil when it is none.
    public init?(name: String) {
        switch name {
        case "None": self = .none
        case "Information": self = .information
        case "Success": self = .success
        case "Warning": self = .warning
        case "Error": self = .error
        default:
            guard name.hasPrefix("Indication"), let number = Int(name.dropFirst(10)), (1...20).contains(number) else {
                return nil
            }
            self = .indication(number)
        }
    }
}

/// The meanings of figures and their charts.
public enum ValueColor: String, Sendable, Hashable, CaseIterable {
    case neutral = "Neutral"
    case good = "Good"
    case critical = "Critical"
    case error = "Error"
    case none = "None"
}
