extension ExpressionEvaluator {
    /// Calls `dateRange.start` or `dateRange.end`.
    mutating func dateRange(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        guard name == "start" || name == "end" else { throw .typeError("“dateRange.\(name)” is not a function") }
        let type = try text(arguments.first ?? .undefined)
        let count = try coercion.integer(arguments.count > 1 ? arguments[1] : .undefined, default: 1)
        let ranges = DateRanges(environment: environment)
        guard let range = ranges.range(type, count: count) else {
            report("the date range “\(type)” is not known")
            return .null
        }
        return .date(name == "start" ? range.start : range.end)
    }
}
