extension Sequence {
    /// The first non-nil result of a transform, which is called once for each element. `lazy.compactMap(_:).first`
    /// calls it twice for the found element, which recursion multiplies at each level.
    package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
