extension Sequence {
    /// What a transform makes of the first element of which it makes anything; it is asked once for each element, while
    /// `lazy.compactMap(_:).first` asks twice for the one that it finds, and recursions again at each level.
    func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
