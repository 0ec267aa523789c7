import Testing

/// Expects something of each element of data, and that the data has as many elements as it should.
///
/// A loop of expectations passes over data that is empty, and so hides the fault that made it empty. `make lint` refuses
/// tests that expect nothing but that.
///
///     expectAll(test.rows, count: 3) { #expect($0.frame.height == 44) }
///
/// - Parameters:
///   - elements: The data, which the code under test has made.
///   - count: The number of its elements.
///   - sourceLocation: The place of an issue about the number.
///   - expectation: Expects something of one element.
public func expectAll<Elements: Sequence>(
    _ elements: Elements, count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ expectation: (Elements.Element) throws -> Void
) rethrows {
    try expectAll(elements, count: count...count, sourceLocation: sourceLocation, expectation)
}

/// Expects something of each element of data, and that the number of elements is in a range.
///
///     expectAll(catalogue.entries, count: 28...) { #expect(!$0.summary.isEmpty, "\($0.name)") }
///
/// - Parameters:
///   - elements: The data, which the code under test has made.
///   - count: The numbers of elements that it may have. Zero among them makes the test one that cannot fail.
///   - sourceLocation: The place of an issue about the number.
///   - expectation: Expects something of one element.
public func expectAll<Elements: Sequence>(
    _ elements: Elements, count: some RangeExpression<Int>, sourceLocation: SourceLocation = #_sourceLocation,
    _ expectation: (Elements.Element) throws -> Void
) rethrows {
    var found = 0
    for element in elements {
        found += 1
        try expectation(element)
    }
    #expect(count.contains(found), "the number of elements is \(found)", sourceLocation: sourceLocation)
}
