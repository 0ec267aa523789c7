/// The calls of a function that a component was given.
struct FunctionCalls: Equatable {
    private var count = 0
    private var argument = ""

    mutating func add(_ argument: String) {
        count += 1
        self.argument = argument
    }

    /// The number of calls, and the argument of the last one.
    var text: String {
        (count == 1 ? "called once" : "called \(count) times") + (argument.isEmpty ? "" : ": \(argument)")
    }
}
