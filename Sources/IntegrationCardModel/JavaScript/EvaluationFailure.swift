/// A reason for which an expression has no value. In UI5 these are exceptions, and the result is undefined.
enum EvaluationFailure: Error, Sendable {
    /// A member of undefined or null, a call of something that is no function, a function that refuses its arguments.
    case typeError(String)
    /// A bound of `CardLimits.Expressions` or of `CardLimits.Patterns`.
    case limit(String)

    var message: String {
        switch self {
        case .typeError(let message), .limit(let message): message
        }
    }
}
