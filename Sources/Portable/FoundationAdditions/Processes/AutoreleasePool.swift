/// Runs work. There is no Objective-C on Linux and nothing is released later, so that there is no pool to empty.
public func autoreleasepool<E, Result>(
    invoking body: () throws(E) -> Result
) throws(E) -> Result where Result: ~Copyable {
    try body()
}
