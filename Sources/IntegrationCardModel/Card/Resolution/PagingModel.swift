/// The state of the paginator as a model, on which the rows of a list depend. No binding can name it.
enum PagingModel {
    static let name = "paging>"

    static func root(of paging: CardPaging?) -> JSONValue {
        guard let paging else { return .null }
        return [
            "pageSize": .number(Double(paging.pageSize)),
            "totalCount": paging.totalCount.map { .number(Double($0)) } ?? .null,
            "pageIndex": .number(Double(paging.pageIndex)),
        ]
    }

    static func paging(in scope: BindingScope) -> CardPaging? {
        let root = scope.root(ofModel: name)
        return CardPaging(root, pageIndex: JSONText.integer(root?["pageIndex"]) ?? 0)
    }
}
