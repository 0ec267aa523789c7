/// Runs a closure without a pool, because there is no Objective-C on Linux and nothing is released later.
public func autoreleasepool<E, Result>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result where Result: ~Copyable {
    try body()
}
