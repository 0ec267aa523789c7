/// The bounds of what a list makes of its elements, so that a large template with many elements stays within memory.
struct RowBudget {
    /// The bound of the texts in all rows, in bytes.
    static let maximumBytes = 32 * 1024 * 1024
    /// The bound of values in all rows.
    static let maximumValues = 2_000_000

    private var bytes = maximumBytes
    private var values = maximumValues

    /// Counts a row; false when it is one too many.
    mutating func admits(_ row: JSONValue) -> Bool {
        count(row)
        return bytes >= 0 && values >= 0
    }

    private mutating func count(_ value: JSONValue) {
        guard bytes >= 0, values >= 0 else { return }
        values -= 1
        switch value {
        case .string(let text): bytes -= text.utf8.count
        case .array(let elements): for element in elements { count(element) }
        case .object(let object): for member in object.members { count(member.value) }
        default: break
        }
    }
}
