import Foundation

/// Index paths of tables and collections: a section, and a row or item in it.
///
/// The properties require an index path of length two, as on Apple's systems.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row within its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the item within its section, the same index as ``row``.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
