/// The pages of a card: which one is shown, and how many there are.
///
/// A paginator with a `totalCount` pages on the server: its requests read `{paginator>/skip}` and load one page at a
/// time. Without one the loaded items are cut into pages.
public struct CardPaging: Sendable, Hashable {
    /// The greatest page size and count of items; larger numbers count as these.
    public static let maximumCount = 1_000_000_000

    /// The number of items on a page, at least 1.
    public let pageSize: Int
    /// The number of items on the server; nil when pages are cut from the loaded items.
    public private(set) var totalCount: Int?
    /// The page that is shown, from 0.
    public private(set) var pageIndex: Int

    /// Creates the state of a paginator.
    public init(pageSize: Int, totalCount: Int? = nil, pageIndex: Int = 0) {
        self.pageSize = min(max(1, pageSize), Self.maximumCount)
        self.totalCount = totalCount.map { min(max(0, $0), Self.maximumCount) }
        self.pageIndex = min(max(0, pageIndex), Self.maximumCount / self.pageSize)
    }

    /// Reads `footer/paginator` with its bindings evaluated: numbers, or texts of numbers.
    ///
    /// Nil without a page size above zero: such a card has one page.
    public init?(_ value: JSONValue?, pageIndex: Int = 0) {
        guard let value, let size = Self.count(value["pageSize"]), size > 0 else { return nil }
        self.init(pageSize: size, totalCount: Self.count(value["totalCount"]), pageIndex: pageIndex)
    }

    private static func count(_ value: JSONValue?) -> Int? {
        let number: Double =
            switch value {
            case .number(let number)?: number
            case .string(let text)?: JavaScriptText.trim(text).isEmpty ? .nan : JavaScriptNumber.parse(text)
            default: .nan
            }
        guard number.isFinite else { return nil }
        return Int(min(max(number, 0), Double(maximumCount)))
    }

    /// True if each page is loaded from the server.
    public var isServerSide: Bool { totalCount != nil }

    /// The number of items in front of the page.
    public var skip: Int { pageIndex * pageSize }

    /// The number of pages for so many loaded items, at least 1. A `totalCount` takes precedence.
    public func pageCount(itemCount: Int = 0) -> Int {
        let count = totalCount ?? min(max(0, itemCount), Self.maximumCount)
        return max(1, (count + pageSize - 1) / pageSize)
    }

    /// The content of the binding model `paginator`.
    public var model: JSONValue {
        [
            "skip": .number(Double(skip)), "size": .number(Double(pageSize)),
            "pageIndex": .number(Double(pageIndex)),
        ]
    }

    /// The content of the binding model `paginator` of a paginator whose values are not known yet: the first page.
    public static let initialModel: JSONValue = ["skip": 0, "size": 0, "pageIndex": 0]

    /// The items of the page: a stretch of the loaded ones, or all of them when the server has cut them.
    public func items<Items: RandomAccessCollection>(of items: Items) -> Items.SubSequence {
        guard !isServerSide else { return items[items.startIndex..<items.endIndex] }
        let index = min(pageIndex, pageCount(itemCount: items.count) - 1)
        return items.dropFirst(index * pageSize).prefix(pageSize)
    }

    // MARK: Turning pages

    /// True if there is a page behind the one that is shown.
    public func hasNext(itemCount: Int = 0) -> Bool { pageIndex + 1 < pageCount(itemCount: itemCount) }

    /// True if there is a page in front of the one that is shown.
    public var hasPrevious: Bool { pageIndex > 0 }

    /// Goes to a page, or to the nearest there is.
    public mutating func go(to index: Int, itemCount: Int = 0) {
        pageIndex = min(max(0, index), pageCount(itemCount: itemCount) - 1)
    }

    /// Goes to the next page, if there is one.
    public mutating func goToNext(itemCount: Int = 0) { go(to: pageIndex + 1, itemCount: itemCount) }

    /// Goes to the previous page, if there is one.
    public mutating func goToPrevious(itemCount: Int = 0) { go(to: pageIndex - 1, itemCount: itemCount) }

    /// Goes to the first page, as a changed filter does.
    public mutating func reset() { pageIndex = 0 }

    /// Takes over a count of items that has changed; the page stays within the pages there are now.
    public mutating func setTotalCount(_ count: Int) {
        totalCount = min(max(0, count), Self.maximumCount)
        go(to: pageIndex)
    }
}
