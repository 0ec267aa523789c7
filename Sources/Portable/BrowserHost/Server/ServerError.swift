/// A reason that the server cannot start, with what to do.
struct ServerError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
