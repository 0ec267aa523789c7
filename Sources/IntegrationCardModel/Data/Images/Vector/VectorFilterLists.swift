/// The bounds of the attributes of filters that libraries read whether the filter is applied or not, and at whose excess they
/// end the program.
enum VectorFilterLists {
    /// The greatest number of rows of a matrix.
    static let mostRows = 9.0
    /// The greatest numbers of values in lists.
    private static let mostValues = ["kernelMatrix": 81, "values": 20, "tableValues": 4_096]

    /// Checks the attributes of an element of a filter.
    ///
    /// - Throws: `imageRefused` with the name of the element.
    static func check(_ element: VectorElement) throws(CardDataError) {
        guard element.name.hasPrefix("fe") else { return }
        func refused(_ reason: String) -> CardDataError { .imageRefused("its filter “\(element.name)” \(reason)") }
        for (name, most) in mostValues {
            guard element.numbers(name).count <= most else { throw refused("has more than \(most) \(name)") }
        }
        // Libraries end the program where a unit is a fraction of a pixel or far more than the picture.
        guard element.attributes["kernelUnitLength"] == nil else { throw refused("has a kernelUnitLength") }
        if element.name == "feConvolveMatrix", element.attributes["order"] != nil {
            let rows = element.numbers("order")
            guard rows.allSatisfy({ $0 <= mostRows }) else { throw refused("has a matrix of more than 9 rows") }
            guard (1...2).contains(rows.count), rows.allSatisfy({ $0 >= 1 && $0 == $0.rounded() }) else {
                throw refused("has a matrix without rows")
            }
        }
    }
}
