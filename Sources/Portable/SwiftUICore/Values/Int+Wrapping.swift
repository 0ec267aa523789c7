extension Int {
    /// The number in the first of rounds of a length.
    package func wrapped(_ length: Int) -> Int {
        let rest = self % length
        return rest < 0 ? rest + length : rest
    }
}
