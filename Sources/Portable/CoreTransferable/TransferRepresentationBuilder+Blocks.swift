// Written by Scripts/write-arities. Edit that script, and run it.

extension TransferRepresentationBuilder {
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTransferRepresentation<Item, (C0, C1)>
    where C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item {
        TupleTransferRepresentation(c0.allRoutes, c1.allRoutes)
    }

    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTransferRepresentation<
        Item, (C0, C1, C2)
    >
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item
    {
        TupleTransferRepresentation(c0.allRoutes, c1.allRoutes, c2.allRoutes)
    }

    public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
        -> TupleTransferRepresentation<Item, (C0, C1, C2, C3)>
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item, C3: TransferRepresentation, C3.Item == Item
    {
        TupleTransferRepresentation(c0.allRoutes, c1.allRoutes, c2.allRoutes, c3.allRoutes)
    }

    public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
        -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4)>
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item, C3: TransferRepresentation, C3.Item == Item,
        C4: TransferRepresentation, C4.Item == Item
    {
        TupleTransferRepresentation(c0.allRoutes, c1.allRoutes, c2.allRoutes, c3.allRoutes, c4.allRoutes)
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
        -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5)>
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item, C3: TransferRepresentation, C3.Item == Item,
        C4: TransferRepresentation, C4.Item == Item, C5: TransferRepresentation, C5.Item == Item
    {
        TupleTransferRepresentation(c0.allRoutes, c1.allRoutes, c2.allRoutes, c3.allRoutes, c4.allRoutes, c5.allRoutes)
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6)>
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item, C3: TransferRepresentation, C3.Item == Item,
        C4: TransferRepresentation, C4.Item == Item, C5: TransferRepresentation, C5.Item == Item,
        C6: TransferRepresentation, C6.Item == Item
    {
        TupleTransferRepresentation(
            c0.allRoutes, c1.allRoutes, c2.allRoutes, c3.allRoutes, c4.allRoutes, c5.allRoutes, c6.allRoutes)
    }

    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTransferRepresentation<Item, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        C0: TransferRepresentation, C0.Item == Item, C1: TransferRepresentation, C1.Item == Item,
        C2: TransferRepresentation, C2.Item == Item, C3: TransferRepresentation, C3.Item == Item,
        C4: TransferRepresentation, C4.Item == Item, C5: TransferRepresentation, C5.Item == Item,
        C6: TransferRepresentation, C6.Item == Item, C7: TransferRepresentation, C7.Item == Item
    {
        TupleTransferRepresentation(
            c0.allRoutes, c1.allRoutes, c2.allRoutes, c3.allRoutes, c4.allRoutes, c5.allRoutes, c6.allRoutes,
            c7.allRoutes)
    }
}
