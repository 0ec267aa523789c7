import Dispatch

/// Work that is the same for many items and independent of each other, on all processors.
enum Parallel {
    /// The results in the order of the items.
    static func map<Result>(_ items: Range<Int>, _ transform: (Int) -> Result) -> [Result] {
        guard items.count > 1 else { return items.map(transform) }
        return [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
            nonisolated(unsafe) let results = buffer
            nonisolated(unsafe) let transform = transform
            DispatchQueue.concurrentPerform(iterations: items.count) { index in
                results.initializeElement(at: index, to: transform(items.lowerBound + index))
            }
            count = items.count
        }
    }
}
