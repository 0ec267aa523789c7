/// The pages of a list, table or timeline.
public struct ResolvedPaginator: Sendable, Hashable {
    /// The number of items on a page.
    public var pageSize: Int
    /// The number of pages, at least 1.
    public var pageCount: Int
    /// The page that is shown, from 0.
    public var pageIndex: Int
    /// True if the server makes the pages; else the loaded items are divided.
    public var isServerSide: Bool
}
