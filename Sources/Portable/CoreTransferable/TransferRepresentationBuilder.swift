/// Builds the forms of a type, the preferred one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation { content }

    public static func buildBlock<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation { content }
}

/// Several forms, the preferred one first.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation, PrimitiveRepresentation
where Item: Transferable {
    package let routes: [TransferRoute<Item>]

    init(_ routes: [TransferRoute<Item>]...) { self.routes = routes.flatMap(\.self) }
}
