/// The place of a value among columns of text.
public struct OSLogStringAlignment {
    private enum Side { case left, right }

    private let side: Side?
    private let columns: () -> Int

    private init(_ side: Side?, columns: @escaping () -> Int) {
        self.side = side
        self.columns = columns
    }

    /// As wide as the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(nil) { 0 } }

    /// Spaces before the value, so that it takes that many columns at least.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(.right, columns: columns)
    }

    /// Spaces after the value, so that it takes that many columns at least.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(.left, columns: columns)
    }

    func applied(to text: String) -> String {
        guard let side else { return text }
        let spaces = String(repeating: " ", count: max(columns() - text.count, 0))
        return side == .left ? text + spaces : spaces + text
    }
}
